import { timeOfMinutes } from '../domain/time/timeOfDay';
import { hotelToday, instantAt, wallClock } from '../domain/time/clock';
import { isPlainDate, type PlainDate } from '../domain/time/plainDate';
import { isInDesk } from './deskFrame';
import { hotelZone } from './hotelZone';
import { readStored, writeStored } from './storage';

const storageKey = 'previewDay';

function remembered(today: PlainDate): PlainDate | null {
  const [stored, rememberedOn] = (readStored('localStorage', storageKey) ?? '').split(' ');
  return isPlainDate(stored) && rememberedOn === today ? stored : null;
}

/** The day in the query, `?em=2026-12-24`, else the stored one; null next to the desk's form, which shows the day itself. */
function read(): PlainDate | null {
  const requested = new URLSearchParams(window.location.search).get('em');
  const today = hotelToday(new Date(), hotelZone);
  const isBesideForm = isInDesk('page') || isInDesk('announcement');
  if (requested === null) return isBesideForm ? null : remembered(today);
  const day = isPlainDate(requested) ? requested : null;
  if (isBesideForm) return day;
  // if storage is blocked, the day lasts until the next page load
  writeStored('localStorage', storageKey, day && `${day} ${today}`);
  return day;
}

let day: PlainDate | null | undefined;

/** The day that a preview build shows, or null. It is kept on navigation, reload and in new tabs until another `?em=`, or an empty one. */
function previewDay(): PlainDate | null {
  if (typeof window === 'undefined') return null;
  if (day === undefined) day = read();
  return day;
}

/** Whether a preview build shows a day that was chosen, of which all that happens on it is shown. */
export const isDayChosen = (): boolean => process.env.GATSBY_PREVIEW === 'true' && previewDay() !== null;

/** The site's only clock. In a preview build, a build-time constant, it returns the previewed day at the hotel’s time of day. */
export function hotelClock(): Date {
  const now = new Date();
  const shown = process.env.GATSBY_PREVIEW === 'true' ? previewDay() : null;
  if (!shown) return now;
  return instantAt({ date: shown, time: timeOfMinutes(wallClock(now, hotelZone).minutes), zone: hotelZone });
}
