import { hotelClock } from '../browser/hotelClock';
import { hotelZone } from '../browser/hotelZone';
import { hotelNow, type HotelNow } from '../domain/stay/clock';
import type { PlainDate } from '../domain/stay/plainDate';
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
