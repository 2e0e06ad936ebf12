import { initialPeople } from '../booking/people';
import { initialStay } from '../stay/initialStay';
import type { PlainDate } from '../stay/plainDate';
import type { Stay } from '../stay/stay';
import type { TripStay } from './trip';

/** The stay that a guest has chosen: null while a date is missing, and while it is what every search starts with, which says nothing of the guest. */
export function chosenStay({ stay: { checkIn, checkOut }, people }: { stay: Stay; people: number }, today: PlainDate): TripStay | null {
  if (!checkIn || !checkOut || checkOut <= checkIn) return null;
  const first = initialStay(today);
  const untouched = checkIn === first.checkIn && checkOut === first.checkOut && people === initialPeople;
  return untouched ? null : { checkIn, checkOut, people };
}
