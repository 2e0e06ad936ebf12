import { hotelToday } from '../domain/stay/clock';
import { dayFromQuery } from '../domain/stay/dayFromQuery';
import { isPlainDate, type PlainDate } from '../domain/stay/plainDate';
import { hotelTimeZone } from '../site';
import { readStored, store } from './storage';

const storageKey = 'previewDay';

/** The day that was asked for last, in whatever tab, for the rest of the real day. */
function remembered(today: PlainDate): PlainDate | null {
  const [kept, askedOn] = (readStored('localStorage', storageKey) ?? '').split(' ');
  return isPlainDate(kept) && askedOn === today ? kept : null;
}

function read(): PlainDate | null {
  const asked = dayFromQuery(window.location.search);
  const today = hotelToday(new Date(), hotelTimeZone);
  if (asked === undefined) return remembered(today);
  // where storage is barred the day lasts until the next page is loaded
  store('localStorage', storageKey, asked && `${asked} ${today}`);
  return asked;
}

let day: PlainDate | null | undefined;

/**
 * In a preview build, the day that the site is to be shown on; null on the server and where none was asked for. Asked for with `?on=2026-12-24`,
 * it stays through navigation, reloads and links into new tabs, until `?on=` or another day takes its place.
 */
export function previewDay(): PlainDate | null {
  if (typeof window === 'undefined') return null;
  if (day === undefined) day = read();
  return day;
}
