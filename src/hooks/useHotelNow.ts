import { hotelClock } from '../browser/hotelClock';
import { hotelZone } from '../browser/hotelZone';
import { hotelNow, type HotelNow, hotelToday } from '../domain/time/clock';
import type { PlainDate } from '../domain/time/plainDate';
import { useStore } from './useStore';

let last: HotelNow | null = null;

const read = (): HotelNow => {
  const now = hotelNow(hotelClock(), hotelZone);
  if (last?.date !== now.date || last.minutes !== now.minutes) last = now;
  return last;
};

/** Checks the clock every 15 s, and whenever the visitor returns to the page. */
const subscribe = (listener: () => void) => {
  const timer = setInterval(listener, 15_000);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
};

const readOnServer = () => null;

/** Date, weekday and minute in the hotel's time zone; null in the server's HTML. */
export const useHotelNow = (): HotelNow | null => useStore<HotelNow | null>({ subscribe, read, readOnServer });

/** The date in the hotel's time zone, updated at midnight; null in the server's HTML. */
export const useHotelToday = (): PlainDate | null => useStore<PlainDate | null>({ subscribe, read: () => read().date, readOnServer });

/** The visitor's day, but in the server's HTML the date of the build: for an order that must not change on load. @param site with the instant of the build */
export const useDayOfVisit = (site: { readonly buildTime: string | null } | null): PlainDate =>
  useHotelToday() ?? hotelToday(new Date(site?.buildTime ?? 0), hotelZone);
