import type { Language } from '../../site';
import { type Weekday, weekdays } from '../hours/weekday';

/** The weekday that begins a calendar's week, as readers of the language are used to. */
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

/** The name of a weekday as it stands within a sentence: "sexta-feira", "Friday", "vendredi", or short: "sex", "Fri", "ven.". */
export const weekdayName = (weekday: Weekday, language: Language, length: 'long' | 'short'): string => weekdayNames[language][weekday][length];

const monthNames: Readonly<Record<Language, readonly string[]>> = {
  pt: ['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho', 'julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro'],
  en: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
  fr: ['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'],
};

/** What stands between month and year. Names of months do not wait for words either: the two are of one language, whatever else has come. */
const between: Readonly<Record<Language, string>> = { pt: ' de ', en: ' ', fr: ' ' };

/**
 * The name of a month as it stands within a sentence: "julho", "July", "juillet". `Intl.DateTimeFormat` says the same (a test holds them together), but
 * takes a cheap phone a tenth of a second the first time it is asked.
 * @param month 1 to 12
 * @throws Error for any other month
 */
export function monthName(month: number, language: Language): string {
  const name = monthNames[language][month - 1];
  if (name === undefined) throw new Error(`There is no month ${month}: months go from 1 to 12.`);
  return name;
}

/** A month of a year, as it heads a calendar: "julho de 2027", "July 2027", "juillet 2027". */
export const monthOfYear = ({ month, year }: { readonly month: number; readonly year: number }, language: Language): string =>
  monthName(month, language) + between[language] + String(year);

/** A text that stands at the beginning of a line: its first letter large. */
export const capitalized = (text: string, language: Language): string => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

interface Words {
  readonly daily: string;
  readonly and: string;
  /** One weekday, every week. */
  readonly each: (day: string) => string;
  /** Three weekdays or more in a row, from the first to the last. */
  readonly run: (first: string, last: string) => string;
}

const words: Readonly<Record<Language, Words>> = {
  pt: { daily: 'todos os dias', and: 'e', each: (day) => `${day}s`, run: (first, last) => `${first} a ${last}` },
  en: { daily: 'daily', and: 'and', each: (day) => `${day}s`, run: (first, last) => `${first} to ${last}` },
  fr: { daily: 'tous les jours', and: 'et', each: (day) => `le ${day}`, run: (first, last) => `du ${first} au ${last}` },
};

/**
 * Weekdays in words: "todos os dias", "quintas e sábados", "terça a domingo". Three or more in a row become a range, also over the end of the week:
 * "domingo a sexta". From Monday on, whatever the order given; empty where there are none.
 */
export function formatDays(days: readonly Weekday[], language: Language): string {
  const { daily, and, each, run } = words[language];
  const open = weekdays.map((weekday) => days.includes(weekday));
  if (open.every(Boolean)) return daily;
  const at = (index: number): number => (index + 7) % 7;
  const name = (index: number): string => weekdayName(weekdays[at(index)] ?? 'mon', language, 'long').replace('-feira', '');
  const isOpen = (index: number): boolean => open[at(index)] === true;
  const firstOfRow = (index: number): number => (isOpen(index - 1) ? firstOfRow(index - 1) : index);
  const lastOfRow = (index: number): number => (isOpen(index + 1) ? lastOfRow(index + 1) : index);
  const parts = weekdays.flatMap((_, index) => {
    if (!isOpen(index)) return [];
    const [first, last] = [firstOfRow(index), lastOfRow(index)];
    if (last - first < 2) return [each(name(index))];
    return first === index ? [run(name(first), name(last))] : [];
  });
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.slice(-1).join('')}`;
}
