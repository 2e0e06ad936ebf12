import { initialStay } from './initialStay';
import type { PlainDate } from './plainDate';
import type { Stay } from './stay';

/** The dates that a visitor has chosen: none while the search still stands at what it starts with, or the hotel's day is not known. */
export function chosenStay(stay: Stay, today: PlainDate | null): Stay {
  const untouched = today && initialStay(today);
  return untouched && (stay.checkIn !== untouched.checkIn || stay.checkOut !== untouched.checkOut) ? stay : { checkIn: null, checkOut: null };
}
