import type { OpeningHours } from '../hours/openState';
import { weekRows } from '../hours/weekRows';
import { weekdays, type Weekday } from '../hours/weekday';
import { weekdayName } from '../i18n/weekdayName';
import type { Thing } from './thing';

const midnight = '00:00';

/** Midnight at the end of a day is written as that of the next one, which it lies before; a whole day as the specification's readers want it. */
function closing({ opens, closes }: Pick<OpeningHours, 'opens' | 'closes'>): string {
  if (closes !== '24:00') return closes;
  return opens === midnight ? '23:59' : midnight;
}

const stretch = (days: readonly Weekday[], opens: string, closes: string): Thing => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: days.map((day) => `https://schema.org/${weekdayName(day, 'en', 'long')}`),
  opens,
  closes,
});

/**
 * Opening hours as schema.org's OpeningHoursSpecification: one for each stretch of the day, and one, from midnight to midnight, for the days on
 * which nothing opens. None where no hours are known, since that does not mean closed. A close at or before the opening lies on the next day.
 */
export function openingHoursData(hours: readonly OpeningHours[]): Thing[] {
  if (hours.length === 0) return [];
  const closed = weekdays.filter((day) => !hours.some(({ days }) => days.includes(day)));
  return [...weekRows(hours).map((row) => stretch(row.days, row.opens, closing(row))), ...(closed.length > 0 ? [stretch(closed, midnight, midnight)] : [])];
}
