import { dayFromQuery } from '../domain/stay/dayFromQuery';
import { hotelToday } from '../domain/stay/hotelToday';
import { isPlainDate, type PlainDate } from '../domain/stay/plainDate';
import { hotelTimeZone } from '../site';

const storageKey = 'previewDay';

/** The day that was asked for last, in whatever tab, for the rest of the real day. */
function remembered(today: PlainDate): PlainDate | null {
  const [kept, askedOn] = (localStorage.getItem(storageKey) ?? '').split(' ');
  return isPlainDate(kept) && askedOn === today ? kept : null;
}

function read(): PlainDate | null {
  const asked = dayFromQuery(window.location.search);
  const today = hotelToday(new Date(), hotelTimeZone);
  try {
    if (asked === undefined) return remembered(today);
    if (asked === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, `${asked} ${today}`);
  } catch {
    // storage may be closed to us: then the day lasts until the next page is loaded
  }
  return asked ?? null;
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
