import type { WallClock } from '../time/clock';
import { addDays, type Weekday } from '../time/plainDate';
import type { RequestedTime } from './requestedTime';
import type { OpeningHours } from './openingHours';
import { minutesOfDay, minutesOfHours, minutesOfTime } from '../time/timeOfDay';

/**
 * The day whose opening hours apply at a time, with the minutes since its midnight: after midnight it is still the day before, until its last place closes.
 * @param end when the last place closes, in minutes since midnight of the day on which it opened; over 1440 after midnight
 */
export function serviceDay({ date, minutes }: WallClock, end: number): WallClock {
  return minutes + minutesOfDay < end ? { date: addDays(date, -1), minutes: minutes + minutesOfDay } : { date, minutes };
}

/**
 * The day to show. It is today where no day is asked for, or one that has passed; a time without a day means that time on today's calendar day.
 * @param now day and minute at the hotel
 * @param end when the last place closes, as for `serviceDay`
 * @returns the day, and the time to mark, in minutes since its midnight: the time asked for, else the present time if the day is today; null on another day
 */
export function dayShown({ requested, now, end }: { requested: RequestedTime; now: WallClock; end: number }) {
  const today = requested.time === null ? serviceDay(now, end) : now;
  const date = requested.day !== null && requested.day > today.date ? requested.day : today.date;
  if (requested.time !== null) return { date, minutes: minutesOfTime(requested.time) };
  return { date, minutes: date === today.date ? today.minutes : null };
}

/** Opening hours on one day, in minutes since its midnight. Hours that end after midnight end beyond 1440 and belong to the day on which they begin. */
export type HoursOfDay<Hours> = Hours & ReturnType<typeof minutesOfHours>;

/**
 * A place's hours on one day of the week, the earliest first.
 * @throws RangeError for hours that are not HH:MM
 */
export function dayTimeline<Hours extends OpeningHours>(hours: readonly Hours[], weekday: Weekday): HoursOfDay<Hours>[] {
  return hours
    .filter(({ days }) => days.includes(weekday))
    .map((hoursOfService) => ({ ...hoursOfService, ...minutesOfHours(hoursOfService) }))
    .sort((a, b) => a.from - b.from);
}
