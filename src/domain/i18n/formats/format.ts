import type { Weekday } from '../../time/plainDate';

/**
 * How a language writes numbers, days, times and counted units: part of its formats, as `Intl` has them, not texts of the interface. Tests compare them with
 * `Intl`, whose first use takes a tenth of a second on a slow phone.
 */
export interface LanguageFormat {
  /** Separators of thousands and of decimals. */
  readonly group: string;
  readonly decimal: string;
  /** Whether an amount comes before its sign: 4,25 R$; otherwise R$ 4,25. */
  readonly amountFirst?: boolean;
  /** The sign of bytes, where it is not B. */
  readonly byte?: string;
  /** After a label, with the space before it that the language wants. */
  readonly colon: string;
  /** Between two parts of a sentence, likewise. */
  readonly semicolon: string;
  /** The first day of the week in a calendar. */
  readonly firstWeekday: Weekday;
  /** Names of weekdays, Monday first, and months, January first, as within a sentence. */
  readonly weekdays: readonly string[];
  readonly months: readonly string[];
  readonly shortWeekday: (day: string) => string;
  /** A day of a month, 1 to 31, within a sentence: 1er, 2. */
  readonly dayOfMonth: (day: number) => string;
  /** Between day and month, and between month and year. */
  readonly ofMonth: string;
  /** A day, or the days from one to another: a day with month, or with month and year. The first has neither where the last has the same. */
  readonly dayRange: (first: string, last: string | null) => string;
  /** A day with its weekday, in the syntax of date-fns. */
  readonly fullDay: string;
  readonly daily: string;
  readonly and: string;
  /** One weekday, every week. */
  readonly eachWeek: (day: string) => string;
  /** On that weekday: “Where to eat on Saturday”. The words stay together. */
  readonly onWeekday: (day: string) => string;
  /** Three or more consecutive weekdays. */
  readonly weekdayRange: (first: string, last: string) => string;
  readonly midnight: string;
  readonly noon: string;
  /** Whether 12:00 is always written as that word; otherwise only in prose. */
  readonly alwaysNoon?: boolean;
  /** Whether a range of hours has that word too: noon–4 pm; otherwise 12 h–16 h. */
  readonly noonInRanges?: boolean;
  /**
   * A time of day.
   * @param hours 0 to 23
   * @param minutes two digits, or empty on the hour
   */
  readonly time: (hours: number, minutes: string) => string;
  /** That time as screen readers are to say it, which read “19h” by letters; hours and minutes as above. */
  readonly spokenTime: (hours: number, minutes: string) => string;
  /** Two of those as a range. */
  readonly spokenRange: (from: string, to: string) => string;
  /** What two times may both end with, and is then said once in a range: 7–10 am. */
  readonly saidOnce?: readonly string[];
  readonly night: string;
  readonly nights: string;
  /** For how many people a room is, at most. */
  readonly forPeople: (most: number) => string;
}

/** U+00A0: keeps a number and its unit on one line. The narrow U+202F that `Intl` uses is missing in some fonts. */
export const noBreakSpace = '\u00a0';
