import type { HotelNow } from '../time/clock';
import { type Weekday, weekdays } from '../time/plainDate';
import { minutesOfDay, minutesOfHours, minutesOfTime, timeOfMinutes } from '../time/timeOfDay';

/** Hours of one service on some weekdays, as content gives them. */
export interface OpeningHours<Service extends string = string> {
  /** What the hours are for, such as `open` or `lunch`. */
  readonly service: Service;
  /** The weekdays on which they begin. */
  readonly days: readonly Weekday[];
  /** HH:MM in the hotel's zone. */
  readonly opens: string;
  /** HH:MM in the hotel's zone; "24:00" is midnight. At or before `opens` it lies on the next day. */
  readonly closes: string;
}

export type OpenState =
  /** Open until `closes`, "24:00" at midnight. */
  | { readonly open: true; readonly closes: string }
  /** Closed; it next opens on `weekday`, in `inDays` days: 0 is later today, 7 is a week from today. */
  | { readonly open: false; readonly opens: string; readonly weekday: Weekday; readonly inDays: number }
  /** Closed, and no hours are known. */
  | { readonly open: false; readonly opens: null };

interface Interval {
  readonly start: number;
  readonly end: number;
}

const week = 7 * minutesOfDay;

/** Open intervals from last week to next week, in minutes since Monday 0:00 of this week; those that touch or overlap are merged. */
function openIntervals(hours: readonly OpeningHours[]): Interval[] {
  const intervals = hours
    .flatMap((hoursOfService) => {
      const { from, to } = minutesOfHours(hoursOfService);
      return hoursOfService.days.flatMap((weekday) => {
        const midnight = weekdays.indexOf(weekday) * minutesOfDay;
        return [midnight - week, midnight, midnight + week].map((start) => ({ start: start + from, end: start + to }));
      });
    })
    .sort((a, b) => a.start - b.start);
  return intervals.reduce<Interval[]>((merged, { start, end }) => {
    const last = merged.at(-1);
    if (!last || start > last.end) return [...merged, { start, end }];
    return [...merged.slice(0, -1), { start: last.start, end: Math.max(last.end, end) }];
  }, []);
}

/**
 * Whether a place is open at a moment, and when that changes, across midnight and the end of the week (docs/hotel-rules.md 7.4).
 * It is open from its opening minute and closed from its closing minute. Intervals that touch, such as 12–16 and 16–19, count as one.
 * A place that never closes is open until "24:00".
 * @throws RangeError for hours that are not HH:MM
 */
export function openState(hours: readonly OpeningHours[], now: Pick<HotelNow, 'weekday' | 'minutes'>): OpenState {
  const minuteOfWeek = weekdays.indexOf(now.weekday) * minutesOfDay + now.minutes;
  const next = openIntervals(hours).find(({ end }) => end > minuteOfWeek);
  if (!next) return { open: false, opens: null };
  const alwaysOpen = next.end - next.start >= week;
  if (alwaysOpen) return { open: true, closes: '24:00' };
  if (next.start <= minuteOfWeek) return { open: true, closes: timeOfMinutes(next.end % minutesOfDay || minutesOfDay) };
  const opensOn = Math.floor(next.start / minutesOfDay);
  return {
    open: false,
    opens: timeOfMinutes(next.start % minutesOfDay),
    weekday: weekdays[opensOn % 7] ?? now.weekday,
    inDays: opensOn - weekdays.indexOf(now.weekday),
  };
}

/** The places with known hours, the open ones first, then those that open soonest; otherwise in their order. */
export function openFirst<P extends { readonly hours: readonly OpeningHours[] }>(places: readonly P[], now: Pick<HotelNow, 'weekday' | 'minutes'>): P[] {
  const minutesUntilOpen = (hours: readonly OpeningHours[]): number => {
    const state = openState(mainHours(hours), now);
    if (state.open) return 0;
    return state.opens === null ? Infinity : state.inDays * minutesOfDay + minutesOfTime(state.opens) - now.minutes;
  };
  return places
    .filter(({ hours }) => hours.length > 0)
    .map((place) => ({ place, wait: minutesUntilOpen(place.hours) }))
    .sort((a, b) => a.wait - b.wait)
    .map(({ place }) => place);
}

/** Services that mean the place itself is open; others, such as monitors or day use, are offered beside them. */
export const mainServices: readonly string[] = ['open', 'park'];

/** The hours in which guests can enter a place: those of its main services; all its hours where it has none of those. */
export function mainHours<Hours extends OpeningHours>(hours: readonly Hours[]): readonly Hours[] {
  const main = hours.filter(({ service }) => mainServices.includes(service));
  return main.length > 0 ? main : hours;
}

interface Place<Service extends string> {
  readonly hours: readonly OpeningHours<Service>[];
}

/** The meals, such as the feijoada, whose service is in no place's hours: they are listed beside the places. */
export function standaloneMeals<Service extends string, Meal extends Place<Service>>(meals: readonly Meal[], places: readonly Place<Service>[]): Meal[] {
  const served = new Set(places.flatMap(({ hours }) => hours.map(({ service }) => service)));
  return meals.filter(({ hours }) => hours.some(({ service }) => !served.has(service)));
}

/**
 * The rows of a weekly table: one for each service and time of day, with all its weekdays from Monday to Sunday.
 * Services are in the order of content; the rows of a service are sorted by first weekday, then by opening time.
 */
export function weekRows<Service extends string>(hours: readonly OpeningHours<Service>[]): OpeningHours<Service>[] {
  const rows = new Map<string, OpeningHours<Service>>();
  for (const { service, days, opens, closes } of hours) {
    const key = [service, opens, closes].join(' ');
    const all = [...days, ...(rows.get(key)?.days ?? [])];
    rows.set(key, { service, days: weekdays.filter((weekday) => all.includes(weekday)), opens, closes });
  }
  const services = hours.map(({ service }) => service);
  const firstDay = ({ days }: OpeningHours): number => weekdays.findIndex((weekday) => days.includes(weekday));
  return [...rows.values()].sort(
    (a, b) => services.indexOf(a.service) - services.indexOf(b.service) || firstDay(a) - firstDay(b) || minutesOfTime(a.opens) - minutesOfTime(b.opens),
  );
}
