import { dayTimeline } from '../hours/dayShown';
import type { OpeningHours } from '../hours/openingHours';
import { minutesOfDay, timeOfMinutes } from '../time/timeOfDay';
import { type PlainDate, weekdayOf, weekdays } from '../time/plainDate';
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
