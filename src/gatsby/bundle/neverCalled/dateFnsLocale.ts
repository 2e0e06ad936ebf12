/** Stands in for the language that date-fns takes where none is named: the calendar names its own, but for digits. */
export const defaultLocale = { localize: {} };
