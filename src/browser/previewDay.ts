import { hotelToday } from '../domain/stay/clock';
import { isPlainDate, type PlainDate } from '../domain/stay/plainDate';
import { hotelZone } from './hotelZone';
import { readStored, writeStored } from './storage';

const storageKey = 'previewDay';

/** The day last requested in any tab; it expires at midnight. */
function remembered(today: PlainDate): PlainDate | null {
  const [stored, askedOn] = (readStored('localStorage', storageKey) ?? '').split(' ');
  return isPlainDate(stored) && askedOn === today ? stored : null;
}

/** The day in the query, `?on=2026-12-24`; null where it is empty or does not exist, undefined where it is missing. */
export function previewDayFromQuery(search: string): PlainDate | null | undefined {
  const asked = new URLSearchParams(search).get('on');
  if (asked === null) return undefined;
  return isPlainDate(asked) ? asked : null;
}

function read(): PlainDate | null {
  const asked = previewDayFromQuery(window.location.search);
  const today = hotelToday(new Date(), hotelZone);
  if (asked === undefined) return remembered(today);
  // if storage is blocked, the day lasts until the next page load
  writeStored('localStorage', storageKey, asked && `${asked} ${today}`);
  return asked;
}

let day: PlainDate | null | undefined;

/**
 * The day that a preview build shows, from `?on=2026-12-24`; null on the server and without a preview. It survives navigation, reloads and new tabs
 * until another `?on=`, or an empty one.
 */
export function previewDay(): PlainDate | null {
  if (typeof window === 'undefined') return null;
  if (day === undefined) day = read();
  return day;
}
