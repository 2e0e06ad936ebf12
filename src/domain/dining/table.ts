import { defaultLanguage, type Language } from '../../site';
import { dayTimeline } from '../hours/dayShown';
import type { OpeningHours } from '../hours/openingHours';
import { timeOfMinutes } from '../hours/time';
import { weekdays } from '../hours/weekday';
import { weekdayName } from '../i18n/formatDays';
import { formatTime } from '../i18n/formatTime';
import { queryText, wholeNumber } from '../pages/query';
import { formatDate, type PlainDate, weekdayOf } from '../stay/plainDate';
import { guestLanguages } from '../trip/tripMessage';

/** How many people a table is asked for: the bounds of its stepper, no rule of the house. More write it into the message. */
export const tablePeople = { minimum: 1, maximum: 30, initial: 2 } as const;

/** The address parameter that holds them, beside those of day and hour (`momentParameters`). */
export const tablePeopleParameter = 'pessoas';

/** How many people an address asks for. @param search the query, with or without its question mark */
export const tablePeopleFromQuery = (search: string): number =>
  wholeNumber(new URLSearchParams(search).get(tablePeopleParameter), { from: tablePeople.minimum, to: tablePeople.maximum }) ?? tablePeople.initial;

/** The query that asks for so many people; other parameters stay. @param search the query of the address so far */
export function tablePeopleToQuery(people: number, search: string): string {
  const query = new URLSearchParams(search);
  query.set(tablePeopleParameter, String(people));
  return queryText(query);
}

/** Minutes between two times that are offered. */
const beat = 30;

/**
 * The times, HH:MM, at which a table can be asked for: every half hour from the opening on and before the closing, those of the calendar day.
 * @param day null where none is chosen: then those of all weekdays
 */
export function tableTimes(hours: readonly OpeningHours[], day: PlainDate | null): string[] {
  const minutes = (day ? [weekdayOf(day)] : weekdays)
    .flatMap((weekday) => dayTimeline(hours, weekday))
    .flatMap(({ from, to }) => Array.from({ length: Math.ceil((Math.min(to, 1440) - from) / beat) }, (_, index) => from + index * beat));
  return [...new Set(minutes)].sort((a, b) => a - b).map(timeOfMinutes);
}

/** A table that is wished for; null where the guest has not chosen. */
export interface TableWish {
  readonly name: string;
  readonly day: PlainDate | null;
  /** HH:MM. */
  readonly time: string | null;
  readonly people: number;
}

/** What stands before day, hour and people, and the colon after it. */
interface TableLabels {
  readonly table: string;
  readonly day: string;
  readonly time: string;
  readonly people: string;
  readonly colon: string;
}

interface TableMessage {
  readonly language: Language;
  readonly greeting: string;
  readonly wish: TableWish;
  readonly labels: TableLabels;
  /** For the line to reception. */
  readonly portuguese: TableLabels;
}

function linesOf({ day, time, people }: TableWish, labels: TableLabels, language: Language): string[] {
  const line = (label: 'day' | 'time' | 'people', value: string): string => `${labels[label]}${labels.colon} ${value}`;
  return [
    ...(day ? [line('day', `${weekdayName(weekdayOf(day), language, 'long')}, ${formatDate(day)}`)] : []),
    ...(time ? [line('time', formatTime(time, language))] : []),
    line('people', String(people)),
  ];
}

/**
 * The message that asks for a table: in the guest's language, and, where that is not Portuguese, one line in Portuguese for reception. What has not
 * been chosen is left out.
 */
export function composeTableMessage({ language, greeting, wish, labels, portuguese }: TableMessage): string {
  const told = [greeting, ...linesOf(wish, labels, language)].join('\n');
  if (language === defaultLanguage) return told;
  const lines = [`${portuguese.table}${portuguese.colon} ${wish.name}`, ...linesOf(wish, portuguese, defaultLanguage)];
  return `${told}\n\nPara a recepção: hóspede escreve em ${guestLanguages[language]}. ${lines.map((line) => `${line}.`).join(' ')}`;
}
