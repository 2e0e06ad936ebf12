import type { PlainDate } from './plainDate';

/**
 * The day that lies a number of whole days after a day, or before it where the number is negative.
 * @throws RangeError when `date` is not a day
 */
export function addDays(date: PlainDate, days: number): PlainDate {
  const day = new Date(date);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}
