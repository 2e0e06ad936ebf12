import type { Language } from '../../site';
import { weekdays, type Weekday } from '../hours/weekday';
import { weekdayName } from './weekdayName';

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
