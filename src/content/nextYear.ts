import { isPlainDate } from '../domain/time/plainDate';
import { yearInText } from './rules/figures';

const quotedDay = /"(20\d\d)(-\d\d-\d\d)"/g;

/** Whether a content file has full dates. */
export const hasDays = (text: string): boolean => text.search(quotedDay) >= 0;

/** The text of a content file with its dates a year later, 29 February as the 28th, and with the years in its texts changed. */
export function nextYear(text: string): string {
  const years = new Set([...text.matchAll(quotedDay)].map(([, year = '']) => year));
  const later = (year: string): string => String(Number(year) + 1);
  return text
    .replace(quotedDay, (_, year: string, day: string) => `"${later(year)}${isPlainDate(later(year) + day) ? day : '-02-28'}"`)
    .replace(yearInText, (year) => (years.has(year) ? later(year) : year));
}
