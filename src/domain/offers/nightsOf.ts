import { addDays } from '../stay/addDays';
import { nightsBetween } from '../stay/nightsBetween';
import type { PlainDate } from '../stay/plainDate';
import type { Stay } from '../stay/stay';

/** The days on which the nights of a stay begin, from the check-in to the day before the check-out; null while a date is missing or no night lies between them. */
export function nightsOf({ checkIn, checkOut }: Stay): readonly PlainDate[] | null {
  if (!checkIn || !checkOut) return null;
  const count = nightsBetween(checkIn, checkOut);
  return count >= 1 ? Array.from({ length: count }, (_, night) => addDays(checkIn, night)) : null;
}
