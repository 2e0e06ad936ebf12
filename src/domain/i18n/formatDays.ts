import type { Language } from '../../site';
import { type Weekday, weekdays } from '../stay/plainDate';

// Names of days and months are formats of a language, as `Intl.DateTimeFormat` has them, not texts of the interface: they stand here, not in locales/.

/** The first day of the week in a calendar, by language. */
export const firstWeekday: Readonly<Record<Language, Weekday>> = { pt: 'sun', en: 'mon', fr: 'mon' };

const weekdayNames: Readonly<Record<Language, Readonly<Record<Weekday, { readonly long: string; readonly short: string }>>>> = {
  pt: {
    mon: { long: 'segunda-feira', short: 'seg' },
    tue: { long: 'terça-feira', short: 'ter' },
    wed: { long: 'quarta-feira', short: 'qua' },
    thu: { long: 'quinta-feira', short: 'qui' },
    fri: { long: 'sexta-feira', short: 'sex' },
    sat: { long: 'sábado', short: 'sáb' },
    sun: { long: 'domingo', short: 'dom' },
  },
  en: {
    mon: { long: 'Monday', short: 'Mon' },
    tue: { long: 'Tuesday', short: 'Tue' },
    wed: { long: 'Wednesday', short: 'Wed' },
    thu: { long: 'Thursday', short: 'Thu' },
    fri: { long: 'Friday', short: 'Fri' },
    sat: { long: 'Saturday', short: 'Sat' },
    sun: { long: 'Sunday', short: 'Sun' },
  },
  fr: {
    mon: { long: 'lundi', short: 'lun.' },
    tue: { long: 'mardi', short: 'mar.' },
    wed: { long: 'mercredi', short: 'mer.' },
    thu: { long: 'jeudi', short: 'jeu.' },
    fri: { long: 'vendredi', short: 'ven.' },
    sat: { long: 'samedi', short: 'sam.' },
    sun: { long: 'dimanche', short: 'dim.' },
  },
};

/** The name of a weekday within a sentence: "sexta-feira", "Friday", "vendredi", or short: "sex", "Fri", "ven.". */
export const weekdayName = (weekday: Weekday, language: Language, length: 'long' | 'short'): string => weekdayNames[language][weekday][length];

const monthNames: Readonly<Record<Language, readonly string[]>> = {
  pt: ['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho', 'julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro'],
  en: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
  fr: ['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'],
};

/** Separator between month and year. */
const separators: Readonly<Record<Language, string>> = { pt: ' de ', en: ' ', fr: ' ' };

/**
 * The name of a month within a sentence: "julho", "July", "juillet". `Intl.DateTimeFormat` gives the same (a test compares the two), but its first use
 * takes a tenth of a second on a slow phone.
 * @param month 1 to 12
 * @throws Error for any other month
 */
export function monthName(month: number, language: Language): string {
  const name = monthNames[language][month - 1];
  if (name === undefined) throw new Error(`There is no month ${month}: months go from 1 to 12.`);
  return name;
}

/** Month and year, as the heading of a calendar: "julho de 2027", "July 2027", "juillet 2027". */
export const monthOfYear = ({ month, year }: { readonly month: number; readonly year: number }, language: Language): string =>
  monthName(month, language) + separators[language] + String(year);

/** A text with its first letter in upper case. */
export const capitalized = (text: string, language: Language): string => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

interface DayFormats {
  readonly daily: string;
  readonly and: string;
  /** One weekday, every week. */
  readonly each: (day: string) => string;
  /** Three or more consecutive weekdays. */
  readonly range: (first: string, last: string) => string;
}

const dayFormats: Readonly<Record<Language, DayFormats>> = {
  pt: { daily: 'todos os dias', and: 'e', each: (day) => `${day}s`, range: (first, last) => `${first} a ${last}` },
  en: { daily: 'daily', and: 'and', each: (day) => `${day}s`, range: (first, last) => `${first} to ${last}` },
  fr: { daily: 'tous les jours', and: 'et', each: (day) => `le ${day}`, range: (first, last) => `du ${first} au ${last}` },
};

/**
 * A list of weekdays: "todos os dias", "quintas e sábados", "terça a domingo". Three or more consecutive days become a range, across the end of the week too:
 * "domingo a sexta". In the order of the week, from Monday; empty where there are none.
 */
export function formatDays(days: readonly Weekday[], language: Language): string {
  const { daily, and, each, range } = dayFormats[language];
  const open = weekdays.map((weekday) => days.includes(weekday));
  if (open.every(Boolean)) return daily;
  const at = (index: number): number => (index + 7) % 7;
  const name = (index: number): string => weekdayName(weekdays[at(index)] ?? 'mon', language, 'long').replace('-feira', '');
  const isOpen = (index: number): boolean => open[at(index)] === true;
  const firstOfRange = (index: number): number => (isOpen(index - 1) ? firstOfRange(index - 1) : index);
  const lastOfRange = (index: number): number => (isOpen(index + 1) ? lastOfRange(index + 1) : index);
  const parts = weekdays.flatMap((_, index) => {
    if (!isOpen(index)) return [];
    const [first, last] = [firstOfRange(index), lastOfRange(index)];
    if (last - first < 2) return [each(name(index))];
    return first === index ? [range(name(first), name(last))] : [];
  });
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.slice(-1).join('')}`;
}
