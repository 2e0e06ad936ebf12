import { minutesOfTime } from './timeOfDay';
import { millisecondsOfDay, type PlainDate, type Weekday, weekdayOf } from './plainDate';

const millisecondsOfMinute = 60_000;

/** By how much a zone's clocks are ahead of UTC, over some years. */
export interface ClockChanges {
  /** IANA name. */
  readonly zone: string;
  /** The offset in minutes, from an instant on (milliseconds since 1970); the earliest first. */
  readonly changes: readonly { readonly from: number; readonly minutes: number }[];
  /** The first instant that is not covered. */
  readonly until: number;
}

/**
 * A time zone: its IANA name, such as `America/Sao_Paulo`, or its clock changes. With the changes, `Intl` is asked only for instants that they do not
 * cover: its first use takes up to a quarter of a second on a slow phone, and a browser's zone data may be out of date.
 */
export type Zone = string | ClockChanges;

/** Calendar day and time of day in a zone. */
export interface WallClock {
  readonly date: PlainDate;
  /** Whole minutes since midnight, 0 to 1439. */
  readonly minutes: number;
}

/** Day and time at an instant by a zone's clock changes; null for an instant that they do not cover. */
export function clockByChanges(instant: Date, { changes, until }: ClockChanges): WallClock | null {
  const time = instant.getTime();
  const last = changes.filter(({ from }) => from <= time).at(-1);
  if (!last || time >= until) return null;
  const shown = new Date(time + last.minutes * millisecondsOfMinute).toISOString();
  return { date: shown.slice(0, 10), minutes: minutesOfTime(shown.slice(11, 16)) };
}

// A cache that changes no result: making a format takes some twenty times as long as using it.
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(zone: string): Intl.DateTimeFormat {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  formats.set(zone, format);
  return format;
}

/**
 * Day and time in a zone at an instant, whatever the zone of the machine.
 * @throws RangeError for an unknown zone or an invalid instant
 */
export function wallClock(instant: Date, zone: Zone): WallClock {
  const byChanges = typeof zone === 'string' ? null : clockByChanges(instant, zone);
  if (byChanges) return byChanges;
  const parts = formatIn(typeof zone === 'string' ? zone : zone.zone).formatToParts(instant);
  const part = (wanted: Intl.DateTimeFormatPartTypes): string => parts.find(({ type }) => type === wanted)?.value ?? '';
  return {
    date: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

/**
 * The calendar day at the hotel at an instant, whatever the visitor's zone (docs/hotel-rules.md 3.1).
 * @param zone the hotel's
 * @throws RangeError for an unknown zone or an invalid instant
 */
export const hotelToday = (instant: Date, zone: Zone): PlainDate => wallClock(instant, zone).date;

/** Calendar day, weekday and minutes since midnight at the hotel. */
export interface HotelNow extends WallClock {
  readonly weekday: Weekday;
}

/**
 * Day, weekday and minute at the hotel at an instant, whatever the visitor's zone (docs/hotel-rules.md 3.1, 3.4).
 * @param zone the hotel's
 * @throws RangeError for an unknown zone or an invalid instant
 */
export function hotelNow(instant: Date, zone: Zone): HotelNow {
  const wall = wallClock(instant, zone);
  return { ...wall, weekday: weekdayOf(wall.date) };
}

/**
 * Minutes by which a zone's clocks are ahead of UTC.
 * @param instant a whole minute, in milliseconds since 1970
 * @throws RangeError for an unknown zone or an invalid instant
 */
function minutesAhead(instant: number, zone: Zone): number {
  const { date, minutes } = wallClock(new Date(instant), zone);
  return minutes + (Date.parse(date) - instant) / millisecondsOfMinute;
}

/**
 * The instant of a day and a time in a zone, by the zone's rules on that day.
 * A time that occurs twice, when clocks go back, is the first of the two; one that is skipped, when they go forward, is moved forward by as much.
 * @param time HH:MM
 * @throws RangeError for an invalid day, time or zone
 */
export function instantAt({ date, time, zone }: { date: PlainDate; time: string; zone: Zone }): Date {
  const wanted = Date.parse(date) + minutesOfTime(time) * millisecondsOfMinute;
  const offsetAt = (instant: number): number => minutesAhead(instant, zone) * millisecondsOfMinute;
  const shownAt = (instant: number): number => instant + offsetAt(instant);
  // A day earlier and a day later: the two differ only around a change of clocks.
  const before = wanted - offsetAt(wanted - millisecondsOfDay);
  const after = wanted - offsetAt(wanted + millisecondsOfDay);
  return new Date(shownAt(before) !== wanted && shownAt(after) === wanted ? after : before);
}

/** The first minute with the offset of `later`, given that `earlier` has another one. */
function changeBetween(earlier: number, later: number, zone: string): number {
  if (later - earlier <= millisecondsOfMinute) return later;
  const middle = earlier + Math.floor((later - earlier) / 2 / millisecondsOfMinute) * millisecondsOfMinute;
  return minutesAhead(middle, zone) === minutesAhead(later, zone) ? changeBetween(earlier, middle, zone) : changeBetween(middle, later, zone);
}

/**
 * The clock changes of a zone over whole years, by this machine's zone data.
 * @param zone IANA name
 * @param from the first year
 * @param to the last year
 * @throws RangeError for an unknown zone
 */
export function clockChanges({ zone, from, to }: { zone: string; from: number; to: number }): ClockChanges {
  const [begin, until] = [Date.UTC(from, 0), Date.UTC(to + 1, 0)];
  const changes = [{ from: begin, minutes: minutesAhead(begin, zone) }];
  for (let day = begin; day < until; day += millisecondsOfDay) {
    const minutes = minutesAhead(day, zone);
    if (minutes !== changes.at(-1)?.minutes) changes.push({ from: changeBetween(day - millisecondsOfDay, day, zone), minutes });
  }
  return { zone, changes, until };
}
