import { minutesOfStretch } from './minutesOfStretch';
import type { OpeningHours } from './openState';
import type { Weekday } from './weekday';

/** Hours on one day, in minutes since its midnight. What closes after midnight ends beyond 1440, and belongs to the day on which it opened. */
export type DayStretch<Hours> = Hours & ReturnType<typeof minutesOfStretch>;

/**
 * A place's hours on one day of the week, in order.
 * @throws RangeError for hours that are not HH:MM
 */
export function dayTimeline<Hours extends OpeningHours>(hours: readonly Hours[], weekday: Weekday): DayStretch<Hours>[] {
  return hours
    .filter(({ days }) => days.includes(weekday))
    .map((stretch) => ({ ...stretch, ...minutesOfStretch(stretch) }))
    .sort((a, b) => a.from - b.from);
}
