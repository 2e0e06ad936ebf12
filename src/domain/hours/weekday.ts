/** The days of the week in the order in which the site lists them. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** A day of the week, as content names it. */
export type Weekday = (typeof weekdays)[number];
