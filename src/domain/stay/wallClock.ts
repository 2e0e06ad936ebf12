import { clockByChanges } from './clockByChanges';
import type { ClockChanges } from './clockChanges';
import type { PlainDate } from './plainDate';

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
