import type { OpeningHours } from '../../domain/hours/openingHours';
import { minutesOfDay, minutesOfHours } from '../../domain/time/timeOfDay';
import { weekdays } from '../../domain/time/plainDate';
import { fault, type Fault } from '../faults/fault';
import { filesOf, type Rule } from './rule';

const week = 7 * minutesOfDay;

interface Period {
  /** Index of its entry in the list. */
  readonly index: number;
  readonly service: string;
  readonly weekday: string;
  /** Minutes since Monday 0:00. */
  readonly start: number;
  readonly end: number;
}

const periodsOf = ({ service, days, ...times }: OpeningHours, index: number): Period[] => {
  const { from, to } = minutesOfHours(times);
  return days.map((weekday) => {
    const midnight = weekdays.indexOf(weekday) * minutesOfDay;
    return { index, service, weekday, start: midnight + from, end: midnight + to };
  });
};

/** Whether two periods overlap; Sunday night may overlap with Monday morning. */
const overlap = (one: Period, other: Period): boolean => [-week, 0, week].some((shift) => one.start < other.end + shift && other.start + shift < one.end);

function contradictions(file: string, hours: readonly OpeningHours[]): Fault[] {
  const alone = hours.flatMap(({ opens, closes }, index) => [
    ...(opens === closes ? [fault(file, `hours.${index}.closes`, { code: 'opensAndCloses', time: opens })] : []),
    ...(opens === '24:00' ? [fault(file, `hours.${index}.opens`, { code: 'opensAtMidnight' })] : []),
  ]);
  if (alone.length > 0) return alone;
  const periods = hours.flatMap(periodsOf);
  return hours.flatMap((_, index) => {
    const own = periods.filter((period) => period.index === index);
    const clash = periods.find((other) => other.index < index && own.some((one) => one.service === other.service && overlap(one, other)));
    if (!clash) return [];
    return [fault(file, `hours.${index}`, { code: 'hoursOverlap', earlier: `hours.${clash.index}`, weekday: clash.weekday })];
  });
}

/** Hours of one service do not overlap, and do not close at the time they open. */
export const openingHours: Rule = (content) =>
  filesOf(content, 'Restaurant', 'Bar', 'Meal', 'Facility').flatMap(({ file, data }) => contradictions(file, data.hours));
