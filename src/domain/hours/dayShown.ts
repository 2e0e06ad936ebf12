import type { PlainDate } from '../stay/plainDate';
import type { WallClock } from '../stay/wallClock';
import type { AskedMoment } from './askedMoment';
import { dayInView } from './dayInView';
import { minutesOfTime } from './minutesOfTime';

interface DayShown {
  readonly date: PlainDate;
  /** The hour to be marked, in minutes since midnight of that day: the one asked for, else now where it is today; null on another day. */
  readonly minutes: number | null;
}

/**
 * The day that a guest is shown. Without one asked for, or where that is over, it is today; an hour without a day is one of today's calendar day.
 * @param now day and minute at the hotel
 * @param end when the last place closes, as for `dayInView`
 */
export function dayShown({ asked, now, end }: { asked: AskedMoment; now: WallClock; end: number }): DayShown {
  const today = asked.time === null ? dayInView(now, end) : now;
  const date = asked.day !== null && asked.day > today.date ? asked.day : today.date;
  if (asked.time !== null) return { date, minutes: minutesOfTime(asked.time) };
  return { date, minutes: date === today.date ? today.minutes : null };
}
