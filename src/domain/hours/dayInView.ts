import type { HotelNow } from './hotelNow';
import { weekdays, type Weekday } from './weekday';

/**
 * The day whose hours a guest has in mind, with the minutes since its midnight: after midnight it is still the evening before, until its last place closes.
 * @param end when the last place closes, in minutes since midnight of the day on which it opened; over 1440 after midnight
 */
export function dayInView({ weekday, minutes }: Pick<HotelNow, 'weekday' | 'minutes'>, end: number): { readonly weekday: Weekday; readonly minutes: number } {
  if (minutes + 1440 >= end) return { weekday, minutes };
  return { weekday: weekdays[(weekdays.indexOf(weekday) + 6) % 7] ?? weekday, minutes: minutes + 1440 };
}
