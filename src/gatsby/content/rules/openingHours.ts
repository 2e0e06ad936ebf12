import type { OpeningHours } from '../../../domain/hours/openingHours';
import { minutesOfHours } from '../../../domain/hours/time';
import { weekdays } from '../../../domain/stay/plainDate';
import { fault, type Fault } from '../fault';
import { filesOf, type Rule } from './rule';

const day = 1440;
const week = 7 * day;

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
    const midnight = weekdays.indexOf(weekday) * day;
    return { index, service, weekday, start: midnight + from, end: midnight + to };
  });
};

/** Whether two periods overlap; Sunday night may overlap with Monday morning. */
const overlap = (one: Period, other: Period): boolean => [-week, 0, week].some((shift) => one.start < other.end + shift && other.start + shift < one.end);

function contradictions(file: string, hours: readonly OpeningHours[]): Fault[] {
  const alone = hours.flatMap(({ opens, closes }, index) => [
    ...(opens === closes
      ? [fault(file, `hours.${index}.closes`, `it opens and closes at ${opens}`, 'open all day is "00:00" to "24:00"; otherwise correct one')]
      : []),
    ...(opens === '24:00' ? [fault(file, `hours.${index}.opens`, 'no day begins at 24:00', 'write "00:00", and the day that follows')] : []),
  ]);
  if (alone.length > 0) return alone;
  const periods = hours.flatMap(periodsOf);
  return hours.flatMap((_, index) => {
    const own = periods.filter((period) => period.index === index);
    const clash = periods.find((other) => other.index < index && own.some((one) => one.service === other.service && overlap(one, other)));
    if (!clash) return [];
    const problem = `it overlaps with hours.${clash.index}, the same service on the same day (${clash.weekday})`;
    return [fault(file, `hours.${index}`, problem, 'make one stretch of the two, or correct the times')];
  });
}

/** Hours of one service do not overlap, and do not close at the time they open. */
export const openingHours: Rule = (content) =>
  filesOf(content, 'Restaurant', 'Bar', 'DiningMoment', 'Facility').flatMap(({ file, data }) => contradictions(file, data.hours));
