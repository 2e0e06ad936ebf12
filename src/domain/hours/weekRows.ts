import { minutesOfTime } from './minutesOfTime';
import type { OpeningHours } from './openState';
import { weekdays } from './weekday';

/**
 * The rows of a table of the week: one for each service and stretch of the day, with all its weekdays from Monday to Sunday.
 * Services keep the order of content; within one, the row whose days come first in the week, then the one that opens first.
 */
export function weekRows<Service extends string>(hours: readonly OpeningHours<Service>[]): OpeningHours<Service>[] {
  const groups = new Map<string, OpeningHours<Service>[]>();
  for (const stretch of hours) {
    const key = [stretch.service, stretch.opens, stretch.closes].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), stretch]);
  }
  const services = hours.map(({ service }) => service);
  const firstDay = ({ days }: OpeningHours): number => weekdays.findIndex((weekday) => days.includes(weekday));
  return [...groups.values()]
    .flatMap((group) =>
      group.slice(0, 1).map(({ service, opens, closes }) => ({
        service,
        days: weekdays.filter((weekday) => group.some(({ days }) => days.includes(weekday))),
        opens,
        closes,
      })),
    )
    .sort((a, b) => services.indexOf(a.service) - services.indexOf(b.service) || firstDay(a) - firstDay(b) || minutesOfTime(a.opens) - minutesOfTime(b.opens));
}
