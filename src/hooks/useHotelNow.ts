import { hotelNow, type HotelNow } from '../domain/stay/clock';
import type { PlainDate } from '../domain/stay/plainDate';
import { hotelZone } from '../browser/hotelZone';
import { hotelClock } from '../browser/hotelClock';
import { useStore } from './useStore';

let last: HotelNow | null = null;

/** The same object until the minute changes, as `useSyncExternalStore` requires. */
const read = (): HotelNow => {
  const now = hotelNow(hotelClock(), hotelZone);
  if (last?.date !== now.date || last.minutes !== now.minutes) last = now;
  return last;
};

/** Looks at the clock four times a minute, and whenever the visitor comes back to the page. */
const subscribe = (listener: () => void) => {
  const timer = setInterval(listener, 15_000);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
};

/** Date, weekday and minute in the hotel's time zone; null in the server's HTML. */
export const useHotelNow = (): HotelNow | null => useStore(subscribe, read, () => null);

/** The date in the hotel's time zone, updated at midnight; null in the server's HTML. */
export const useHotelToday = (): PlainDate | null =>
  useStore(
    subscribe,
    () => read().date,
    () => null,
  );
