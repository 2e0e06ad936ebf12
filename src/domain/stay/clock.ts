import { minutesOfTime } from '../hours/time';
import type { ClockChanges } from './clockChanges';
import type { PlainDate } from './plainDate';

/** What calendar and clock show at an instant, by the changes of a zone's clocks; null for an instant that they say nothing of. */
export function clockByChanges(instant: Date, { changes, until }: ClockChanges): WallClock | null {
  const time = instant.getTime();
  const last = changes.filter(({ from }) => from <= time).at(-1);
  if (!last || time >= until) return null;
  const shown = new Date(time + last.minutes * 60_000).toISOString();
  return { date: shown.slice(0, 10), minutes: minutesOfTime(shown.slice(11, 16)) };
}

/** What calendar and clock on a wall show. */
export interface WallClock {
  readonly date: PlainDate;
  /** Whole minutes since midnight, 0 to 1439. */
  readonly minutes: number;
}

// Made once for each zone: making one takes some twenty times as long as using it.
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

const known = new Map<string, ClockChanges>();

/**
 * Has the clocks of a zone read by their changes from now on. Asked for the first time, `Intl` takes a cheap phone up to a quarter of a second, and its
 * tables may be older than those of the machine that worked the changes out.
 */
export const knowClocks = (changes: ClockChanges): void => void known.set(changes.zone, changes);

/**
 * What calendar and clock show in a zone at an instant, whatever the zone of the machine.
 * @param zone IANA name, such as `America/Sao_Paulo`
 * @throws RangeError for an unknown zone or an invalid instant
 */
export function wallClock(instant: Date, zone: string): WallClock {
  const changes = known.get(zone);
  const wall = changes && clockByChanges(instant, changes);
  if (wall) return wall;
  const parts = formatIn(zone).formatToParts(instant);
  const part = (wanted: Intl.DateTimeFormatPartTypes): string => parts.find(({ type }) => type === wanted)?.value ?? '';
  return {
    date: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

/**
 * The calendar day at the hotel at an instant, not the one at the visitor's desk (docs/hotel-rules.md 3.1).
 * @param zone IANA name of the hotel's zone
 * @throws RangeError for an unknown zone or an invalid instant
 */
export const hotelToday = (instant: Date, zone: string): PlainDate => wallClock(instant, zone).date;

/**
 * Minutes that the clocks of a zone are ahead of UTC.
 * @param instant a whole minute, in milliseconds since 1970
 * @param zone IANA name
 * @throws RangeError for an unknown zone or an invalid instant
 */
export function minutesAhead(instant: number, zone: string): number {
  const { date, minutes } = wallClock(new Date(instant), zone);
  return minutes + (Date.parse(date) - instant) / 60_000;
}

const millisecondsOfMinute = 60_000;
const millisecondsOfDay = 86_400_000;

/**
 * The instant at which calendar and clock in a zone show a day and a time, whatever the zone's rules were on that day.
 * A time that comes twice, when clocks go back, is the first of the two; one that is skipped, when they go forward, is moved on by as much as they are.
 * @param time HH:MM
 * @param zone IANA name
 * @throws RangeError for what is not a day, a time or a zone
 */
export function instantAt({ date, time, zone }: { date: PlainDate; time: string; zone: string }): Date {
  const wanted = Date.parse(date) + minutesOfTime(time) * millisecondsOfMinute;
  const offsetAt = (instant: number): number => minutesAhead(instant, zone) * millisecondsOfMinute;
  const shownAt = (instant: number): number => instant + offsetAt(instant);
  // A day earlier and a day later: the two differ only around a change of clocks.
  const before = wanted - offsetAt(wanted - millisecondsOfDay);
  const after = wanted - offsetAt(wanted + millisecondsOfDay);
  return new Date(shownAt(before) !== wanted && shownAt(after) === wanted ? after : before);
}
