/** The days of the week in the order in which the site lists them. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

export type Weekday = (typeof weekdays)[number];

/** A calendar day at the hotel, `YYYY-MM-DD`, without time or zone. Such strings compare and sort like their days. */
export type PlainDate = string;

/** Whether an outside value (storage, an address, content) is an existing calendar day: 2024-02-29 is one, 2026-02-29 is not. */
export function isPlainDate(value: unknown): value is PlainDate {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(value);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

/** A number from 0 to 99 with two digits, as in dates and times. */
export const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The day of a year, a month (1 to 12) and a day of the month, which may not exist. */
export const plainDate = ({ year, month, day }: { year: number; month: number; day: number }): PlainDate => `${year}-${twoDigits(month)}-${twoDigits(day)}`;

/**
 * The day a number of whole days after a day, or before it if the number is negative.
 * @throws RangeError when `date` is not a day
 */
export function addDays(date: PlainDate, days: number): PlainDate {
  const day = new Date(date);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** In UTC, which has no clock changes. */
export const millisecondsOfDay = 86_400_000;

/** Nights from check-in to check-out; zero or negative if check-out is not after check-in, NaN if one is not a day. */
export const nightsBetween = (checkIn: PlainDate, checkOut: PlainDate): number => (Date.parse(checkOut) - Date.parse(checkIn)) / millisecondsOfDay;

/**
 * The weekday of a day.
 * @throws RangeError when `date` is not a day
 */
export function weekdayOf(date: PlainDate): Weekday {
  const sundayFirst = new Date(date).getUTCDay();
  const weekday = weekdays[(sundayFirst + 6) % 7];
  if (!weekday) throw new RangeError(`“${date}” is not a day`);
  return weekday;
}

/**
 * The first day on or after `from` that is that weekday.
 * @throws RangeError when `from` is not a day
 */
export const nextOn = (weekday: Weekday, from: PlainDate): PlainDate => addDays(from, (weekdays.indexOf(weekday) - weekdays.indexOf(weekdayOf(from)) + 7) % 7);

/** A day as the site shows it in every language: DD/MM/YYYY (docs/hotel-rules.md 3.3). */
export const formatDate = (date: PlainDate): string => date.split('-').reverse().join('/');
