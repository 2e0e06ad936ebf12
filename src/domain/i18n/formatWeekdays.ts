import type { Language } from '../../site';
import { type Weekday, weekdays } from '../time/plainDate';
import { formats } from './formats';

/** The name of a weekday within a sentence: "sexta-feira", "Friday", "vendredi", short: "sex", "Fri", "ven.", or as a label: "sex", "Fri", "ven". */
export function weekdayName(weekday: Weekday, language: Language, length: 'long' | 'short' | 'label'): string {
  const { weekdays: names, shortWeekday } = formats[language];
  const name = names[weekdays.indexOf(weekday)] ?? weekday;
  if (length === 'label') return name.slice(0, 3);
  return length === 'long' ? name : shortWeekday(name);
}

/**
 * A list of weekdays: "todos os dias", "quintas e sábados", "terça a domingo". Three or more consecutive days become a range, across the end of the week too:
 * "domingo a sexta". In the order of the week, from Monday; empty if there are none.
 */
export function formatWeekdays(days: readonly Weekday[], language: Language): string {
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
