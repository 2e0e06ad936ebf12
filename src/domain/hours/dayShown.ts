import type { WallClock } from '../time/clock';
import { addDays } from '../time/plainDate';
import { hoursOn, type PlaceHours } from './hoursOn';
import type { RequestedTime } from './requestedTime';
import { minutesOfDay, minutesOfTime } from '../time/timeOfDay';

/** The day whose opening hours apply at a time, with the minutes since its midnight: after midnight it is the day before, until its last place closes. */
export function serviceDay({ date, minutes }: WallClock, places: readonly PlaceHours[]): WallClock {
  const eve = addDays(date, -1);
  const sinceThen = minutes + minutesOfDay;
  return places.some((place) => hoursOn(place, eve).hours.some(({ to }) => sinceThen < to)) ? { date: eve, minutes: sinceThen } : { date, minutes };
}

/**
 * The day to show: today if no day or a past day is requested. A time without a day means that time today.
 * @param now day and minute at the hotel
 * @returns the day, and the time to mark, in minutes since its midnight: the requested time, else the present time if the day is today; null on another day
 */
export function dayShown({ requested, now, places }: { requested: RequestedTime; now: WallClock; places: readonly PlaceHours[] }) {
  const today = requested.time === null ? serviceDay(now, places) : now;
  const date = requested.day !== null && requested.day > today.date ? requested.day : today.date;
  if (requested.time !== null) return { date, minutes: minutesOfTime(requested.time) };
  return { date, minutes: date === today.date ? today.minutes : null };
}
