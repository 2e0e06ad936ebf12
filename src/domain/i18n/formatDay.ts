import type { Language } from '../../site';
import { addDays, type PlainDate } from '../time/plainDate';
import { formats } from './formats';

/**
 * The name of a month within a sentence: "julho", "July", "juillet". `Intl.DateTimeFormat` gives the same (a test compares the two), but its first use takes
 * 100 ms on a slow phone.
 * @param month 1 to 12
 * @throws Error for any other month
 */
export function monthName(month: number, language: Language): string {
  const name = formats[language].months[month - 1];
  if (name === undefined) throw new Error(`There is no month ${month}: months go from 1 to 12.`);
  return name;
}

/** Month and year, as the heading of a calendar: "julho de 2027", "July 2027", "juillet 2027". */
export const monthOfYear = ({ month, year }: { readonly month: number; readonly year: number }, language: Language): string =>
  monthName(month, language) + formats[language].ofMonth + String(year);

/** A day as text: "31 de dezembro de 2026", "31 December 2026", "31 décembre 2026"; the first of a month as "1º", "1", "1er". @param withYear default: true */
export function formatDay(date: PlainDate, language: Language, { withYear = true } = {}): string {
  const { dayOfMonth, ofMonth } = formats[language];
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return dayOfMonth(day) + ofMonth + (withYear ? monthOfYear({ month, year }, language) : monthName(month, language));
}

/** Days after which a day has its year: nearly a year, so that it is not mistaken for the one before or after. */
const nearDays = 330;

/** A day as text, with its year if it is not within the next eleven months: "31 de março", "31 de março de 2028". */
export const formatNearDay = (date: PlainDate, today: PlainDate, language: Language): string =>
  formatDay(date, language, { withYear: date > addDays(today, nearDays) });

/** Days, or `MM-DD` each year: "de 1º de fevereiro a 31 de março". With the year if content has it and it is more than eleven months ahead. */
export function formatDayRange({ from, to }: { readonly from: string; readonly to: string }, today: PlainDate, language: Language): string {
  const { dayOfMonth, dayRange } = formats[language];
  const withYear = to.length > 5 && to > addDays(today, nearDays);
  const last = formatDay(`2024-${to}`.slice(-10), language, { withYear });
  if (from === to) return dayRange(last, null);
  const sameYear = from.slice(0, -6) === to.slice(0, -6);
  const sameMonth = from.slice(0, -3) === to.slice(0, -3);
  const first = sameMonth ? dayOfMonth(Number(from.slice(-2))) : formatDay(`2024-${from}`.slice(-10), language, { withYear: withYear && !sameYear });
  return dayRange(first, last);
}
