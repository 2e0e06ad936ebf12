import { wallClock } from './wallClock';

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
