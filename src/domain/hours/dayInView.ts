import { addDays } from '../stay/addDays';
import type { WallClock } from '../stay/wallClock';

/**
 * The day whose hours a guest has in mind, with the minutes since its midnight: after midnight it is still the evening before, until its last place closes.
 * @param end when the last place closes, in minutes since midnight of the day on which it opened; over 1440 after midnight
 */
export function dayInView({ date, minutes }: WallClock, end: number): WallClock {
  return minutes + 1440 < end ? { date: addDays(date, -1), minutes: minutes + 1440 } : { date, minutes };
}
