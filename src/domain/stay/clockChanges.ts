import { minutesAhead } from './clock';

const millisecondsOfMinute = 60_000;
const millisecondsOfDay = 86_400_000;

/** By how much a zone's clocks are ahead of UTC, over some years. */
export interface ClockChanges {
  /** IANA name. */
  readonly zone: string;
  /** The offset in minutes, from an instant on (milliseconds since 1970); the earliest first. */
  readonly changes: readonly { readonly from: number; readonly minutes: number }[];
  /** The first instant that is not covered. */
  readonly until: number;
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
