import { initialPeople } from '../booking/people';
import { isInitialStay } from '../stay/initialStay';
import type { PlainDate } from '../stay/plainDate';
import type { Stay } from '../stay/stay';
import type { TripStay } from './trip';

/** The stay of a search that belongs into the trip: null while a date is missing, and while the guest has changed neither dates nor people. */
export function stayToKeep({ stay, people }: { stay: Stay; people: number }, today: PlainDate): TripStay | null {
  const { checkIn, checkOut } = stay;
  if (!checkIn || !checkOut || checkOut <= checkIn) return null;
  return isInitialStay(stay, today) && people === initialPeople ? null : { checkIn, checkOut, people };
}
