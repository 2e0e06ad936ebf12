import { minutesOfTime } from '../hours/minutesOfTime';
import { minutesAhead } from './minutesAhead';
import type { PlainDate } from './plainDate';

const millisecondsOfMinute = 60_000;
const millisecondsOfDay = 86_400_000;

/**
 * The instant at which calendar and clock in a zone show a day and a time, whatever the zone's rules were on that day.
 * A time that comes twice, when clocks go back, is the first of the two; one that is skipped, when they go forward, is moved on by as much as they are.
 * @param time HH:MM
 * @param zone IANA name
 * @throws RangeError for what is not a day, a time or a zone
 */
export function instantAt({ date, time, zone }: { date: PlainDate; time: string; zone: string }): Date {
  const wanted = Date.parse(date) + minutesOfTime(time) * millisecondsOfMinute;
  const offsetAt = (instant: number): number => minutesAhead(instant, zone) * millisecondsOfMinute;
  const shownAt = (instant: number): number => instant + offsetAt(instant);
  // A day earlier and a day later: the two differ only around a change of clocks.
  const before = wanted - offsetAt(wanted - millisecondsOfDay);
  const after = wanted - offsetAt(wanted + millisecondsOfDay);
  return new Date(shownAt(before) !== wanted && shownAt(after) === wanted ? after : before);
}
