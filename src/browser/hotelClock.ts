import { timeOfMinutes } from '../domain/hours/time';
import { instantAt, wallClock } from '../domain/stay/clock';
import { hotelTimeZone } from '../site';
import { previewDay } from './previewDay';

/**
 * The one clock of the site: now. In a preview build it is now on the day that is previewed, at the hotel’s time of day.
 * `GATSBY_PREVIEW` is a constant of the bundle: without it, nothing of the preview is left in there.
 */
export function hotelClock(): Date {
  const now = new Date();
  const day = process.env.GATSBY_PREVIEW === 'true' ? previewDay() : null;
  if (!day) return now;
  return instantAt({ date: day, time: timeOfMinutes(wallClock(now, hotelTimeZone).minutes), zone: hotelTimeZone });
}
