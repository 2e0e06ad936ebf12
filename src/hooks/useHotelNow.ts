import { hotelNowStore, hotelTodayStore } from '../browser/hotelNowStore';
import type { HotelNow } from '../domain/stay/clock';
import type { PlainDate } from '../domain/stay/plainDate';
import { useStore } from './useStore';

/** Date, weekday and minute in the hotel's time zone; null in the server's HTML. */
export const useHotelNow = (): HotelNow | null => useStore(hotelNowStore);

/** The date in the hotel's time zone, updated at midnight; null in the server's HTML. */
export const useHotelToday = (): PlainDate | null => useStore(hotelTodayStore);
