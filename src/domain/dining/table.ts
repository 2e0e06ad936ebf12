import { defaultLanguage, type Language } from '../../site';
import { dayTimeline } from '../hours/dayShown';
import type { OpeningHours } from '../hours/openingHours';
import { minutesOfDay, timeOfMinutes } from '../time/timeOfDay';
import { formatDate, type PlainDate, weekdayOf, weekdays } from '../time/plainDate';
import { weekdayName } from '../i18n/formatDays';
import { formatTime } from '../i18n/formatTime';
import { changedQuery, wholeNumber } from '../pages/query';

/** Number of people in a table request: the limits of its stepper, not a rule of the hotel. Larger parties say so in the message. */
export const tablePeople = { minimum: 1, maximum: 30, initial: 2 } as const;

/** The query parameter for it, beside those of day and time (`momentParameters`). */
const tablePeopleParameter = 'pessoas';

/** The number of people in a query, or the initial one. @param search the query, with or without its question mark */
export const tablePeopleFromQuery = (search: string): number =>
  wholeNumber(new URLSearchParams(search).get(tablePeopleParameter), { from: tablePeople.minimum, to: tablePeople.maximum }) ?? tablePeople.initial;

/** The query with a number of people; other parameters stay. @param search the present query */
export const tablePeopleToQuery = (people: number, search: string): string => changedQuery(search, { [tablePeopleParameter]: people });

/** Minutes between two times that can be requested. */
const step = 30;

/**
 * The times, HH:MM, for which a table can be requested: every half hour from opening time to before closing time, within the calendar day.
 * @param day null while none is chosen: then the times of all weekdays
 */
export function tableTimes(hours: readonly OpeningHours[], day: PlainDate | null): string[] {
  const minutes = (day ? [weekdayOf(day)] : weekdays)
    .flatMap((weekday) => dayTimeline(hours, weekday))
    .flatMap(({ from, to }) => Array.from({ length: Math.ceil((Math.min(to, minutesOfDay) - from) / step) }, (_, index) => from + index * step));
  return [...new Set(minutes)].sort((a, b) => a - b).map(timeOfMinutes);
}

/** A request for a table; null for what the guest has not chosen. */
export interface TableRequest {
  readonly name: string;
  readonly day: PlainDate | null;
  /** HH:MM. */
  readonly time: string | null;
  readonly people: number;
}

/** The labels of restaurant, day, time and people, and the colon after them. */
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
  readonly request: TableRequest;
  readonly labels: TableLabels;
  /** For the line to reception. */
  readonly portuguese: TableLabels;
  /** The sentence in Portuguese that tells reception which language the guest writes. */
  readonly reception: string;
}

function linesOf({ day, time, people }: TableRequest, labels: TableLabels, language: Language): string[] {
  const line = (label: 'day' | 'time' | 'people', value: string): string => `${labels[label]}${labels.colon} ${value}`;
  return [
    ...(day ? [line('day', `${weekdayName(weekdayOf(day), language, 'long')}, ${formatDate(day)}`)] : []),
    ...(time ? [line('time', formatTime(time, language))] : []),
    line('people', String(people)),
  ];
}

/**
 * The message that requests a table: in the guest's language and, unless that is Portuguese, with one line in Portuguese for reception. What has not been
 * chosen is left out.
 */
export function composeTableMessage({ language, greeting, request, labels, portuguese, reception }: TableMessage): string {
  const message = [greeting, ...linesOf(request, labels, language)].join('\n');
  if (language === defaultLanguage) return message;
  const lines = [`${portuguese.table}${portuguese.colon} ${request.name}`, ...linesOf(request, portuguese, defaultLanguage)];
  return `${message}\n\n${reception} ${lines.map((line) => `${line}.`).join(' ')}`;
}
