import { addDays, type PlainDate } from '../../../src/domain/time/plainDate';
import type { Condition } from '../condition';

/** Zones whose clocks are set at midnight: on one day of a year 0h does not exist, on another the last or the first hour comes twice. */
const zones = ['America/Santiago', 'Africa/Cairo', 'Asia/Beirut', 'America/Havana'] as const;

/** The local times at which each hour of a day begins in a zone; 23 or 25 where its clocks change. */
function hoursOf(day: PlainDate, zone: string) {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' });
  const hours = Array.from({ length: 60 }, (_, hour) => format.format(Date.parse(`${addDays(day, -1)}T00:00:00Z`) + hour * 3_600_000));
  return hours.filter((hour) => hour.startsWith(day));
}

/** The days on which the clocks of a zone change, in the year of the visits. */
function changesIn(zone: string): PlainDate[] {
  const days = Array.from({ length: 365 }, (_, index) => addDays('2027-01-01', index));
  return days.filter((day) => hoursOf(day, zone).length !== 24);
}

/** Days from the visit to the change. */
const ahead = 3;

/** Visitors in such a zone who book the day of a change, and with the arrow keys pass it. */
export const midnightChanges: readonly Condition[] = zones.flatMap((zone) =>
  changesIn(zone).map((change, index) => ({
    visitor: `a visitor in ${zone} who comes on ${change}, when the clocks change,`,
    // one for all zones
    ...(zone === zones[0] && index === 0 && { sample: 'bookByKeyboard' as const }),
    use: { timezoneId: zone },
    journeys: ['book', 'bookByKeyboard'] as const,
    now: new Date(`${addDays(change, -ahead)}T12:00:00-03:00`),
    stay: { checkIn: change, checkOut: addDays(change, 2) },
  })),
);
