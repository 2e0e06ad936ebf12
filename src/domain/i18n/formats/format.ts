import type { Weekday } from '../../time/plainDate';

/**
 * How a language writes numbers, days, times and units. They are formats, as in `Intl`, not interface texts. Tests compare them with `Intl`, whose first use
 * takes 100 ms on a slow phone.
 */
export interface LanguageFormat {
  readonly group: string;
  readonly decimal: string;
  /** Whether an amount is before its sign: 4,25 R$; otherwise R$ 4,25. */
  readonly amountFirst?: boolean;
  /** The sign of bytes, if it is not B. */
  readonly byte?: string;
  /** After a label, with the space before it that the language requires. */
  readonly colon: string;
  /** Between two parts of a sentence, likewise. */
  readonly semicolon: string;
  readonly firstWeekday: Weekday;
  /** Names of weekdays, Monday first, and months, January first, as within a sentence. */
  readonly weekdays: readonly string[];
  readonly months: readonly string[];
  readonly shortWeekday: (day: string) => string;
  /** A day of a month, 1 to 31, within a sentence: 1er, 2. */
  readonly dayOfMonth: (day: number) => string;
  /** Between day and month, and between month and year. */
  readonly ofMonth: string;
  /** A day, or the days from one to another: a day with month, or with month and year. The first omits what the last repeats. */
  readonly dayRange: (first: string, last: string | null) => string;
  /** A day with its weekday, in the syntax of date-fns. */
  readonly fullDay: string;
  readonly daily: string;
  readonly and: string;
  /** One weekday, every week. */
  readonly eachWeek: (day: string) => string;
  /** On that weekday: “Where to eat on Saturday”, with no-break spaces. */
  readonly onWeekday: (day: string) => string;
  /** Three or more consecutive weekdays. */
  readonly weekdayRange: (first: string, last: string) => string;
  readonly midnight: string;
  readonly noon: string;
  /** Whether 12:00 is always a word; otherwise only in prose. */
  readonly alwaysNoon?: boolean;
  /** Whether a range of hours has that word too: noon–4 pm; otherwise 12 h–16 h. */
  readonly noonInRanges?: boolean;
  /** A time of day. @param hours 0 to 23 @param minutes two digits, or empty on the hour */
  readonly time: (hours: number, minutes: string) => string;
  /** That time for screen readers, which read “19h” by letters; hours and minutes as above. */
  readonly spokenTime: (hours: number, minutes: string) => string;
  readonly spokenRange: (from: string, to: string) => string;
  /** An ending of both times that a range has only once: 7–10 am. */
  readonly saidOnce?: readonly string[];
  readonly night: string;
  readonly nights: string;
  /** The maximum occupancy of a room, as text. */
  readonly forPeople: (most: number) => string;
}

/** U+00A0: keeps a number and its unit on one line. The narrow U+202F that `Intl` uses is missing in some fonts. */
export const noBreakSpace = '\u00a0';
