import type { HotelNow } from './hotelNow';
import { minutesOfTime, timeOfMinutes } from './time';
import { type Weekday, weekdays } from './weekday';

/** One stretch of hours on some weekdays, as content gives it. */
export interface OpeningHours<Service extends string = string> {
  /** What the hours are for, such as `open` or `lunch`. */
  readonly service: Service;
  /** The weekdays on which it opens. */
  readonly days: readonly Weekday[];
  /** HH:MM in the hotel's zone. */
  readonly opens: string;
  /** HH:MM in the hotel's zone; "24:00" is midnight. At or before `opens` it lies on the next day. */
  readonly closes: string;
}

export type OpenState =
  /** Open until `closes`, "24:00" at midnight. */
  | { readonly open: true; readonly closes: string }
  /** Closed; it next opens on `weekday`, in `inDays` days: 0 is later today, 7 today in a week. */
  | { readonly open: false; readonly opens: string; readonly weekday: Weekday; readonly inDays: number }
  /** Closed, and no hours are known. */
  | { readonly open: false; readonly opens: null };

interface Stretch {
  readonly start: number;
  readonly end: number;
}

const day = 1440;
const week = 7 * day;

/** In minutes since Monday 0:00 of this week, from a week before to a week after it; stretches that meet or overlap made one. */
function stretchesAround(hours: readonly OpeningHours[]): Stretch[] {
  const stretches = hours
    .flatMap(({ days, opens, closes }) => {
      const from = minutesOfTime(opens);
      const to = minutesOfTime(closes);
      const length = to > from ? to - from : to + day - from;
      return days.flatMap((weekday) => {
        const start = weekdays.indexOf(weekday) * day + from;
        return [start - week, start, start + week].map((begin) => ({ start: begin, end: begin + length }));
      });
    })
    .sort((a, b) => a.start - b.start);
  return stretches.reduce<Stretch[]>((merged, { start, end }) => {
    const last = merged.at(-1);
    if (!last || start > last.end) return [...merged, { start, end }];
    return [...merged.slice(0, -1), { start: last.start, end: Math.max(last.end, end) }];
  }, []);
}

/**
 * Whether a place is open at a moment, and when that changes, across midnight and week ends (docs/hotel-rules.md 7.4).
 * It opens with the first minute and is closed from the minute of closing. Stretches that meet, such as 12–16 and 16–19, are one.
 * What never closes is open until "24:00".
 * @throws RangeError for hours that are not HH:MM
 */
export function openState(hours: readonly OpeningHours[], now: Pick<HotelNow, 'weekday' | 'minutes'>): OpenState {
  const moment = weekdays.indexOf(now.weekday) * day + now.minutes;
  const next = stretchesAround(hours).find(({ end }) => end > moment);
  if (!next) return { open: false, opens: null };
  const endless = next.end - next.start >= week;
  if (endless) return { open: true, closes: '24:00' };
  if (next.start <= moment) return { open: true, closes: timeOfMinutes(next.end % day || day) };
  const opensOn = Math.floor(next.start / day);
  return {
    open: false,
    opens: timeOfMinutes(next.start % day),
    weekday: weekdays[opensOn % 7] ?? now.weekday,
    inDays: opensOn - weekdays.indexOf(now.weekday),
  };
}

/** Places with the open ones first, then those that open soonest; without those whose hours are not known. Among equals the order given stays. */
export function openFirst<P extends { readonly hours: readonly OpeningHours[] }>(places: readonly P[], now: Pick<HotelNow, 'weekday' | 'minutes'>): P[] {
  const wait = ({ hours }: P): number => {
    const state = openState(doorHours(hours), now);
    if (state.open) return 0;
    return state.opens === null ? Infinity : state.inDays * day + minutesOfTime(state.opens) - now.minutes;
  };
  return places.filter(({ hours }) => hours.length > 0).sort((a, b) => wait(a) - wait(b));
}

/** Services that go by the name of the place itself: for them it opens its doors. Monitors and day use go beside them. */
export const ownServices: readonly string[] = ['open', 'park'];

/** The hours in which one can walk into a place: what "open now" means for it. All its hours where content tells none of its own services. */
export function doorHours<Hours extends OpeningHours>(hours: readonly Hours[]): readonly Hours[] {
  const own = hours.filter(({ service }) => ownServices.includes(service));
  return own.length > 0 ? own : hours;
}

interface Place<Service extends string> {
  readonly hours: readonly OpeningHours<Service>[];
}

/** The moments of a day, such as the feijoada, that no place keeps hours for by that name: those are to be listed beside the places. */
export function momentsOfTheirOwn<Service extends string, Moment extends Place<Service>>(
  moments: readonly Moment[],
  places: readonly Place<Service>[],
): Moment[] {
  const served = new Set(places.flatMap(({ hours }) => hours.map(({ service }) => service)));
  return moments.filter(({ hours }) => hours.some(({ service }) => !served.has(service)));
}

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
