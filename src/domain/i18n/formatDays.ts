import type { Language } from '../../site';
import { addDays, type PlainDate, type Weekday, weekdays } from '../time/plainDate';
import { formats } from './formats';

/** The name of a weekday within a sentence: "sexta-feira", "Friday", "vendredi", short: "sex", "Fri", "ven.", or as a label: "sex", "Fri", "ven". */
export function weekdayName(weekday: Weekday, language: Language, length: 'long' | 'short' | 'label'): string {
  const { weekdays: names, shortWeekday } = formats[language];
  const name = names[weekdays.indexOf(weekday)] ?? weekday;
  if (length === 'label') return name.slice(0, 3);
  return length === 'long' ? name : shortWeekday(name);
}

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

/** A text with its first letter in upper case. */
export const capitalized = (text: string, language: Language): string => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

/**
 * A list of weekdays: "todos os dias", "quintas e sábados", "terça a domingo". Three or more consecutive days become a range, across the end of the week too:
 * "domingo a sexta". In the order of the week, from Monday; empty if there are none.
 */
export function formatDays(days: readonly Weekday[], language: Language): string {
  const { daily, and, eachWeek, weekdayRange } = formats[language];
  const open = weekdays.map((weekday) => days.includes(weekday));
  if (open.every(Boolean)) return daily;
  const at = (index: number): number => (index + 7) % 7;
  const name = (index: number): string => weekdayName(weekdays[at(index)] ?? 'mon', language, 'long');
  const isOpen = (index: number): boolean => open[at(index)] === true;
  const firstOfRange = (index: number): number => (isOpen(index - 1) ? firstOfRange(index - 1) : index);
  const lastOfRange = (index: number): number => (isOpen(index + 1) ? lastOfRange(index + 1) : index);
  const parts = weekdays.flatMap((_, index) => {
    if (!isOpen(index)) return [];
    const [first, last] = [firstOfRange(index), lastOfRange(index)];
    if (last - first < 2) return [eachWeek(name(index))];
    return first === index ? [weekdayRange(name(first), name(last))] : [];
  });
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.slice(-1).join('')}`;
}
