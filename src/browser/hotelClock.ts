import { timeOfMinutes } from '../domain/hours/time';
import { instantAt, wallClock } from '../domain/stay/clock';
import { hotelZone } from './hotelZone';
import { previewDay } from './previewDay';

/**
 * The site's only clock. In a preview build it returns the previewed day at the hotel’s current time of day; other builds drop that code, since
 * `GATSBY_PREVIEW` is a build-time constant.
 */
export function hotelClock(): Date {
  const now = new Date();
  const day = process.env.GATSBY_PREVIEW === 'true' ? previewDay() : null;
  if (!day) return now;
  return instantAt({ date: day, time: timeOfMinutes(wallClock(now, hotelZone).minutes), zone: hotelZone });
}
