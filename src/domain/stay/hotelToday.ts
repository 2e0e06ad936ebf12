import type { PlainDate } from './plainDate';
import { wallClock } from './wallClock';

/**
 * The calendar day at the hotel at an instant, not the one at the visitor's desk (decisions “The booking card”).
 * @param zone IANA name of the hotel's zone
 * @throws RangeError for an unknown zone or an invalid instant
 */
export const hotelToday = (instant: Date, zone: string): PlainDate => wallClock(instant, zone).date;
