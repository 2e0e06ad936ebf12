import type { Weekday } from '../hours/weekday';
import { addDays } from './addDays';
import { addMonths } from './addMonths';
import type { PlainDate } from './plainDate';
import { weekdayOf } from './weekdayOf';
import { weekFrom } from './weeksOfMonth';

/**
 * Where a key leads in a calendar: arrows by a day or a week, Home and End within the week, PageUp and PageDown by a month, with Shift by a year
 * (the grid pattern of WAI-ARIA). Never before the first day that may be picked.
 * @returns undefined for a key that leads nowhere
 */
export function dayByKey(
  date: PlainDate,
  { key, shift }: { readonly key: string; readonly shift: boolean },
  { minimum, first }: { readonly minimum: PlainDate; readonly first: Weekday },
): PlainDate | undefined {
  const place = weekFrom(first).indexOf(weekdayOf(date));
  const months = shift ? 12 : 1;
  const days: Readonly<Record<string, PlainDate>> = {
    ArrowLeft: addDays(date, -1),
    ArrowRight: addDays(date, 1),
    ArrowUp: addDays(date, -7),
    ArrowDown: addDays(date, 7),
    Home: addDays(date, -place),
    End: addDays(date, 6 - place),
    PageUp: addMonths(date, -months),
    PageDown: addMonths(date, months),
  };
  const day = days[key];
  return day && day < minimum ? minimum : day;
}
