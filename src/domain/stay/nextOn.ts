import { weekdays, type Weekday } from '../hours/weekday';
import { addDays } from './addDays';
import type { PlainDate } from './plainDate';
import { weekdayOf } from './weekdayOf';

/**
 * The next day that falls on a weekday, counted from a day that may be it already.
 * @throws RangeError when `from` is not a day
 */
export const nextOn = (weekday: Weekday, from: PlainDate): PlainDate => addDays(from, (weekdays.indexOf(weekday) - weekdays.indexOf(weekdayOf(from)) + 7) % 7);
