import { weekdays, type Weekday } from '../hours/weekday';
import type { PlainDate } from './plainDate';

/**
 * The weekday of a day.
 * @throws RangeError when `date` is not a day
 */
export function weekdayOf(date: PlainDate): Weekday {
  const sundayFirst = new Date(date).getUTCDay();
  const weekday = weekdays[(sundayFirst + 6) % 7];
  if (!weekday) throw new RangeError(`“${date}” is not a day`);
  return weekday;
}
