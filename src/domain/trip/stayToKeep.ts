import type { Stay } from '../stay/stay';
import type { TripStay } from './trip';

/** A chosen stay as it belongs into the trip: null while a date is missing. */
export function stayToKeep({ stay: { checkIn, checkOut }, people }: { stay: Stay; people: number }): TripStay | null {
  return checkIn && checkOut && checkIn < checkOut ? { checkIn, checkOut, people } : null;
}
