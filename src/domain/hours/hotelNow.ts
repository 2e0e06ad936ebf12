import { wallClock, type WallClock } from '../stay/clock';
import { weekdayOf } from '../stay/plainDate';
import type { Weekday } from './weekday';

/** Calendar day, weekday and minutes since midnight at the hotel. */
export interface HotelNow extends WallClock {
  readonly weekday: Weekday;
}

/**
 * Day, weekday and minute at the hotel at an instant, whatever the visitor's zone (docs/hotel-rules.md 3.1, 3.4).
 * @param zone IANA name of the hotel's zone
 * @throws RangeError for an unknown zone or an invalid instant
 */
export function hotelNow(instant: Date, zone: string): HotelNow {
  const wall = wallClock(instant, zone);
  return { ...wall, weekday: weekdayOf(wall.date) };
}
