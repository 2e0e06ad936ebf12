import { hotelToday } from '../domain/stay/clock';
import type { PlainDate } from '../domain/stay/plainDate';
import { hotelTimeZone } from '../site';
import { hotelClock } from '../browser/hotelClock';
import { useStore } from './useStore';

const read = (): PlainDate => hotelToday(hotelClock(), hotelTimeZone);

/** Looks at the clock twice a minute, and whenever the visitor comes back to the page. */
const subscribe = (listener: () => void) => {
  const timer = setInterval(listener, 30_000);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
};

/** The date in the hotel's time zone, updated at midnight; null in the server's HTML. */
export const useHotelToday = (): PlainDate | null => useStore(subscribe, read, () => null);
