import { hoursOn, type PlaceHours } from '../hours/hoursOn';
import { minutesOfDay, minutesOfHours, timeOfMinutes } from '../time/timeOfDay';
import type { PlainDate } from '../time/plainDate';
import { changedQuery, wholeNumber } from '../pages/query';
import type { QueryState } from '../pages/queryState';

/** Number of people in a table request: the limits of its stepper, not a rule of the hotel. Larger parties use the message. */
export const tablePeople = { minimum: 1, maximum: 30, initial: 2 } as const;

/** The query `?pessoas=4`, used together with day and time (`requestedTimeQuery`); the initial number if it is missing or invalid. */
export const tablePeopleQuery: QueryState<number> = {
  read: (search) => wholeNumber(new URLSearchParams(search).get('pessoas'), { from: tablePeople.minimum, to: tablePeople.maximum }) ?? tablePeople.initial,
  write: (people, search = '') => changedQuery(search, { pessoas: people }),
};

/** Minutes between two times that can be requested. */
const step = 30;

/**
 * The times, HH:MM, for which a table can be requested: every half hour from opening time to before closing time, within the calendar day.
 * @param day null until one is chosen: then the times of all regular days
 * @param gone on the day itself, the minutes that have passed: no earlier time can be requested
 */
export function tableTimes(place: PlaceHours, day: PlainDate | null, gone = 0): string[] {
  const minutes = (day ? hoursOn(place, day).hours : place.hours.map(minutesOfHours)).flatMap(({ from, to }) =>
    Array.from({ length: Math.ceil((Math.min(to, minutesOfDay) - from) / step) }, (_, index) => from + index * step),
  );
  return [...new Set(minutes)]
    .filter((time) => time >= gone)
    .sort((a, b) => a - b)
    .map(timeOfMinutes);
}
