import { weekdays, type Weekday } from '../hours/weekday';
import { addDays } from './addDays';
import { addMonths } from './addMonths';
import type { PlainDate } from './plainDate';
import { weekdayOf } from './weekdayOf';

/** The seven weekdays from one of them on. */
export const weekFrom = (first: Weekday): readonly Weekday[] => {
  const start = weekdays.indexOf(first);
  return [...weekdays.slice(start), ...weekdays.slice(0, start)];
};

/**
 * The weeks of the month that a day is in, as a calendar prints them.
 * @param first weekday that begins a week
 * @returns seven days for each week; null before the month and after it
 */
export function weeksOfMonth(date: PlainDate, first: Weekday): readonly (readonly (PlainDate | null)[])[] {
  const start = `${date.slice(0, 8)}01`;
  const before = weekFrom(first).indexOf(weekdayOf(start));
  const end = addMonths(start, 1);
  const weeks: (PlainDate | null)[][] = [];
  for (let week = addDays(start, -before); week < end; week = addDays(week, 7))
    weeks.push(
      Array.from({ length: 7 }, (_, index) => {
        const day = addDays(week, index);
        return day >= start && day < end ? day : null;
      }),
    );
  return weeks;
}
