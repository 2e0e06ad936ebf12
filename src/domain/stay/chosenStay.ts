import { isInitialStay } from './initialStay';
import type { PlainDate } from './plainDate';
import type { Stay } from './stay';

/** The dates that a visitor has chosen: none while the search still stands at what it starts with, or the hotel's day is not known. */
export const chosenStay = (stay: Stay, today: PlainDate | null): Stay => (today && !isInitialStay(stay, today) ? stay : { checkIn: null, checkOut: null });
