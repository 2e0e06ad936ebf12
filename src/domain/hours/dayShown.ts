import type { WallClock } from '../stay/clock';
import { addDays, type PlainDate } from '../stay/plainDate';
import type { AskedMoment } from './askedMoment';
import type { OpeningHours } from './openingHours';
import { minutesOfStretch, minutesOfTime } from './time';
import type { Weekday } from './weekday';

/**
 * The day whose hours a guest has in mind, with the minutes since its midnight: after midnight it is still the evening before, until its last place closes.
 * @param end when the last place closes, in minutes since midnight of the day on which it opened; over 1440 after midnight
 */
export function serviceDay({ date, minutes }: WallClock, end: number): WallClock {
  return minutes + 1440 < end ? { date: addDays(date, -1), minutes: minutes + 1440 } : { date, minutes };
}

interface DayShown {
  readonly date: PlainDate;
  /** The hour to be marked, in minutes since midnight of that day: the one asked for, else now where it is today; null on another day. */
  readonly minutes: number | null;
}

/**
 * The day that a guest is shown. Without one asked for, or where that is over, it is today; an hour without a day is one of today's calendar day.
 * @param now day and minute at the hotel
 * @param end when the last place closes, as for `serviceDay`
 */
export function dayShown({ asked, now, end }: { asked: AskedMoment; now: WallClock; end: number }): DayShown {
  const today = asked.time === null ? serviceDay(now, end) : now;
  const date = asked.day !== null && asked.day > today.date ? asked.day : today.date;
  if (asked.time !== null) return { date, minutes: minutesOfTime(asked.time) };
  return { date, minutes: date === today.date ? today.minutes : null };
}

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
