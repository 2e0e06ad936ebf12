import type { WallClock } from '../time/clock';
import { addDays, type PlainDate, type Weekday, weekdayOf, weekdays } from '../time/plainDate';
import { minutesOfDay, minutesOfTime, timeOfMinutes } from '../time/timeOfDay';
import { hasHours, type HoursException, hoursOn, mainHours, type OpeningHours, type PlaceHours } from './hoursOn';

export type OpenState =
  | { readonly open: true; readonly closes: string }
  /** Closed; it opens next at that time. `exception` replaces today's hours, if set. */
  | ({ readonly open: false; readonly exception: HoursException | null } & NextOpening)
  | { readonly open: false; readonly exception: HoursException | null; readonly opens: null };

/** When a place opens next: HH:MM on a day that is `inDays` days away, 0 for later today. */
export interface NextOpening {
  readonly opens: string;
  readonly date: PlainDate;
  readonly weekday: Weekday;
  readonly inDays: number;
}

/** One place, or several treated as one: open while any of them is. */
export type OneOrSeveral = PlaceHours | readonly PlaceHours[];

const week = 7 * minutesOfDay;
/** Days searched for the next opening: a year, and the week in which it may begin. */
const daysAhead = 373;

const listed = (places: OneOrSeveral): readonly PlaceHours[] => ('hours' in places ? [places] : places);

/** Open intervals that begin on a day, in minutes since midnight `inDays` days before, the earliest first. */
const intervalsOn = (places: OneOrSeveral, date: PlainDate, inDays: number) =>
  listed(places)
    .flatMap((place) => hoursOn(place, addDays(date, inDays)).hours)
    .map(({ from, to }) => ({ start: inDays * minutesOfDay + from, end: inDays * minutesOfDay + to }))
    .sort((a, b) => a.start - b.start);

/** The next opening after a moment; null if none is known within a year. */
export function nextOpening(places: OneOrSeveral, { date, minutes }: WallClock): NextOpening | null {
  if (!listed(places).some(hasHours)) return null;
  for (let day = 0; day < daysAhead; day += 1) {
    const next = intervalsOn(places, date, day).find(({ start }) => start > minutes);
    if (!next) continue;
    const on = addDays(date, day);
    return { opens: timeOfMinutes(next.start % minutesOfDay), date: on, weekday: weekdayOf(on), inDays: day };
  }
  return null;
}

/**
 * Whether a place is open at a moment, and when that changes, across midnight and the end of the year (docs/hotel-rules.md 7.4, 7.7). It is open from its
 * opening minute and closed from its closing minute. Adjacent intervals, such as 12–16 and 16–19, count as one. A place that does not close within a week is
 * open until "24:00". Minute 1440 is midnight at the end of the day.
 */
export function openState(places: OneOrSeveral, { date, minutes }: WallClock): OpenState {
  let end = minutes;
  // hours of the day before may continue; each interval begins at most when the previous one has ended
  for (let day = -1; day * minutesOfDay <= end && end - minutes < week; day += 1)
    for (const interval of intervalsOn(places, date, day)) if (interval.start <= end) end = Math.max(end, interval.end);
  if (end - minutes >= week) return { open: true, closes: '24:00' };
  if (end > minutes) return { open: true, closes: timeOfMinutes(end % minutesOfDay || minutesOfDay) };
  const [exception = null] = listed(places).map((place) => hoursOn(place, date).exception);
  return { open: false, exception, ...(nextOpening(places, { date, minutes }) ?? { opens: null }) };
}

/** The places with known hours, the open ones first, then by next opening; otherwise in their order. */
export function openFirst<Place extends PlaceHours>(places: readonly Place[], now: WallClock): Place[] {
  const minutesUntilOpen = (place: Place): number => {
    const state = openState(mainHours(place), now);
    if (state.open) return 0;
    return state.opens === null ? Infinity : state.inDays * minutesOfDay + minutesOfTime(state.opens) - now.minutes;
  };
  return places
    .filter(hasHours)
    .map((place) => ({ place, wait: minutesUntilOpen(place) }))
    .sort((a, b) => a.wait - b.wait)
    .map(({ place }) => place);
}

/** The meals, such as the feijoada, whose service no place's hours include: they are listed with the places. */
export function standaloneMeals<Meal extends Pick<PlaceHours, 'hours'>>(meals: readonly Meal[], places: readonly Pick<PlaceHours, 'hours'>[]): Meal[] {
  const served = new Set(places.flatMap(({ hours }) => hours.map(({ service }) => service)));
  return meals.filter(({ hours }) => hours.some(({ service }) => !served.has(service)));
}

/**
 * The rows of a weekly table: one for each service and time of day, with all its weekdays from Monday to Sunday.
 * Services are in the order of content; the rows of a service are sorted by first weekday, then by opening time.
 */
export function weekRows(hours: readonly OpeningHours[]): OpeningHours[] {
  const rows = new Map<string, OpeningHours>();
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
