import { isPlainDate, type PlainDate, type Weekday, weekdayOf } from '../time/plainDate';
import { minutesOfHours } from '../time/timeOfDay';

/** What hours are for: the place itself, a meal, or something that is additional. */
export const services = ['open', 'breakfast', 'lunch', 'dinner', 'feijoada', 'monitors', 'park', 'dayUse'] as const;
export type Service = (typeof services)[number];

export interface ServiceHours {
  readonly service: Service;
  /** HH:MM in the hotel's zone. */
  readonly opens: string;
  /** HH:MM in the hotel's zone; "24:00" is midnight. If not after `opens`, it is on the next day. */
  readonly closes: string;
}

export interface OpeningHours extends ServiceHours {
  /** The weekdays on which they begin. */
  readonly days: readonly Weekday[];
}

/** Days from the first to the last, both included: `YYYY-MM-DD` once, or `MM-DD` each year, also over New Year. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

export interface HoursSeason extends DayRange {
  readonly hours: readonly OpeningHours[];
}

export interface HoursException extends DayRange {
  readonly closed?: boolean | null;
  /** Hours of each of the days, unless it is closed. */
  readonly hours?: readonly ServiceHours[] | null;
  /** The reason in a few words: “em reforma”, “Natal”. */
  readonly note?: string | null;
}

/** When a place is open: its regular hours, and what replaces them on some days (docs/hotel-rules.md 7.7). */
export interface PlaceHours {
  readonly hours: readonly OpeningHours[];
  readonly seasons?: readonly HoursSeason[] | null;
  readonly exceptions?: readonly HoursException[] | null;
}

/** Hours on one day, in minutes since its midnight. Those that end after midnight end beyond 1440 and belong to the day on which they begin. */
export type HoursOfDay = ServiceHours & ReturnType<typeof minutesOfHours>;

/** Whether a range has full dates, so that it does not recur. */
export const isOnce = ({ from }: DayRange): boolean => from.length > 5;

/** Whether a day is in a range: `YYYY-MM-DD`, or `MM-DD` if the range recurs each year. */
export function covers({ from, to }: DayRange, date: string): boolean {
  const day = date.slice(-from.length);
  return from <= to ? from <= day && day <= to : from <= day || day <= to;
}

/** Whether a range is not over: an annual one never is. */
export const isAhead = (range: DayRange, today: PlainDate): boolean => !isOnce(range) || range.to >= today;

/** The last day of a range that includes a day, or will be the next to. */
export function lastDayOf(range: DayRange, date: PlainDate): PlainDate {
  const { to } = range;
  if (isOnce(range)) return to;
  const year = Number(date.slice(0, 4)) + Number(date.slice(5) > to);
  const last = `${year}-${to}`;
  // 29 February
  return isPlainDate(last) ? last : `${year}-02-28`;
}

/**
 * The hours of a place on a day, the earliest first, and the exception that they are from, if any. Everything that shows or compares hours uses this: an
 * exception has precedence over a season, a season over the regular hours; an exception on full dates over an annual one.
 * @throws RangeError for hours that are not HH:MM, or a date that is not a day
 */
export function hoursOn(place: PlaceHours, date: PlainDate) {
  const exceptions = place.exceptions?.filter((range) => covers(range, date)) ?? [];
  const exception = exceptions.find(isOnce) ?? exceptions[0] ?? null;
  const { hours: regular, seasons } = place;
  const weekday = weekdayOf(date);
  const week = seasons?.find((range) => covers(range, date))?.hours ?? regular;
  const hours: readonly ServiceHours[] = exception ? (!exception.closed && exception.hours) || [] : week.filter(({ days }) => days.includes(weekday));
  const isKnown = exception !== null || regular.length > 0 || (seasons ?? []).length > 0;
  return {
    exception,
    /** Whether it does not open on that day; null if its hours are unknown. */
    closed: isKnown ? hours.length === 0 : null,
    hours: hours.map((one): HoursOfDay => ({ ...one, ...minutesOfHours(one) })).sort((a, b) => a.from - b.from),
  };
}

/** All hours that a place has on any day. */
export const allHours = ({ hours, seasons, exceptions }: PlaceHours): readonly ServiceHours[] => [
  ...hours,
  ...(seasons ?? []).flatMap((season) => season.hours),
  ...(exceptions ?? []).flatMap((exception) => exception.hours ?? []),
];

/** Whether any hours of a place are known. */
export const hasHours = ({ hours, seasons, exceptions }: PlaceHours): boolean => [hours, seasons, exceptions].some((list) => list && list.length > 0);

/** Services during which the place itself is open; others, such as monitors or day use, are additional. */
export const mainServices: readonly Service[] = ['open', 'park'];

/** A place with only the hours that `pick` selects from each of its lists. */
export const pickHours = <Place extends PlaceHours>(place: Place, pick: <Hours extends ServiceHours>(hours: readonly Hours[]) => readonly Hours[]): Place => ({
  ...place,
  hours: pick(place.hours),
  seasons: place.seasons?.map((season) => ({ ...season, hours: pick(season.hours) })),
  exceptions: place.exceptions?.map((exception) => ({ ...exception, hours: exception.hours && pick(exception.hours) })),
});

/** When a place has a service: the hours of a meal served there. */
export const hoursOfService = ({ hours, seasons, exceptions }: PlaceHours, service: Service): PlaceHours =>
  pickHours({ hours, seasons, exceptions }, (list) => list.filter((one) => one.service === service));

/** The place with the hours in which guests can enter it: those of its main services; all its hours if it has none of those. */
export function mainHours<Place extends PlaceHours>(place: Place): Place {
  const isMain = ({ service }: ServiceHours): boolean => mainServices.includes(service);
  const hasMain = place.hours.some(isMain);
  return pickHours(place, (hours) => (hasMain || hours.some(isMain) ? hours.filter(isMain) : hours));
}
