import { minutesOfTime } from './timeOfDay';
import { millisecondsOfDay, type PlainDate, type Weekday, weekdayOf } from './plainDate';

const millisecondsOfMinute = 60_000;

/** The offsets of a zone's clocks from UTC, over some years. */
export interface ClockChanges {
  readonly zone: string;
  /** The offset in minutes from an instant (milliseconds since 1970); the earliest first. */
  readonly changes: readonly { readonly from: number; readonly minutes: number }[];
  /** The first instant that is not covered. */
  readonly until: number;
}

/**
 * A time zone: its IANA name, such as `America/Sao_Paulo`, or its clock changes. With the changes, `Intl` is used only for instants that they do not cover: its
 * first use takes up to 250 ms on a slow phone, and a browser's zone data may be out of date.
 */
export type Zone = string | ClockChanges;

export interface WallClock {
  readonly date: PlainDate;
  /** Whole minutes since midnight, 0 to 1439. */
  readonly minutes: number;
}

/** Parses a clock, "2026-12-24 15:00", with anything between day and time. */
const readClock = (shown: string): WallClock => ({ date: shown.slice(0, 10), minutes: minutesOfTime(shown.slice(-5)) });

/** Day and time at an instant by a zone's clock changes; null for an instant that they do not cover. */
export function clockByChanges(instant: Date, { changes, until }: ClockChanges): WallClock | null {
  const time = instant.getTime();
  const last = changes.findLast(({ from }) => from <= time);
  if (!last || time >= until) return null;
  return readClock(new Date(time + last.minutes * millisecondsOfMinute).toISOString().slice(0, 16));
}

// A cache: making a format takes some twenty times as long as using it.
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(zone: string): Intl.DateTimeFormat {
  // in Swedish days are written YYYY-MM-DD and times HH:MM
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  formats.set(zone, format);
  return format;
}

/**
 * Day and time in a zone at an instant, whatever the zone of the machine.
 * @throws RangeError for an unknown zone or an invalid instant
 */
export function wallClock(instant: Date, zone: Zone): WallClock {
  if (typeof zone === 'string') return readClock(formatIn(zone).format(instant));
  return clockByChanges(instant, zone) ?? wallClock(instant, zone.zone);
}

/**
 * The calendar day at the hotel at an instant, whatever the visitor's zone (docs/hotel-rules.md 3.1).
 * @param zone the hotel's
 * @throws RangeError for an unknown zone or an invalid instant
 */
export const hotelToday = (instant: Date, zone: Zone): PlainDate => wallClock(instant, zone).date;

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

/** Milliseconds by which a zone's clocks are ahead of UTC. */
function offsetAt(instant: number, zone: Zone): number {
  const { date, minutes } = wallClock(new Date(instant), zone);
  return Date.parse(date) + minutes * millisecondsOfMinute - instant;
}

/**
 * The instant of a day and a time in a zone, by the zone's rules on that day. A time that occurs twice, when clocks go back, is the first of the two; one that
 * is skipped, when they go forward, is moved forward by as much.
 * @param time HH:MM
 * @throws RangeError for an invalid day, time or zone
 */
export function instantAt({ date, time, zone }: { date: PlainDate; time: string; zone: Zone }): Date {
  const wanted = Date.parse(date) + minutesOfTime(time) * millisecondsOfMinute;
  const shownAt = (instant: number): number => instant + offsetAt(instant, zone);
  // A day earlier and a day later: they differ only around a clock change.
  const before = wanted - offsetAt(wanted - millisecondsOfDay, zone);
  const after = wanted - offsetAt(wanted + millisecondsOfDay, zone);
  return new Date(shownAt(before) !== wanted && shownAt(after) === wanted ? after : before);
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
  const minutesAhead = (instant: number): number => offsetAt(instant, zone) / millisecondsOfMinute;
  const changes = [{ from: begin, minutes: minutesAhead(begin) }];
  for (let day = begin + millisecondsOfDay; day < until; day += millisecondsOfDay) {
    const minutes = minutesAhead(day);
    if (minutes === changes.at(-1)?.minutes) continue;
    let change = day;
    while (minutesAhead(change - millisecondsOfMinute) === minutes) change -= millisecondsOfMinute;
    changes.push({ from: change, minutes });
  }
  return { zone, changes, until };
}
