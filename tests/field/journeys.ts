import type { Journey } from './journey';
import { book, bookByKeyboard } from './journeys/book';
import { bookForFamily } from './journeys/bookForFamily';
import { changeLanguage } from './journeys/changeLanguage';
import { findOffer } from './journeys/findOffer';
import { keepTrip } from './journeys/keepTrip';
import { lookAtRoom } from './journeys/lookAtRoom';
import { openPicture } from './journeys/openPicture';
import { eventForm, newsletterForm, spaForm } from './journeys/sendForm';
import { useMap } from './journeys/useMap';

/** Every journey, by its name in the conditions. */
export const journeys = {
  book,
  bookByKeyboard,
  bookForFamily,
  lookAtRoom,
  spaForm,
  newsletterForm,
  eventForm,
  changeLanguage,
  findOffer,
  useMap,
  openPicture,
  keepTrip,
} as const satisfies Readonly<Record<string, Journey>>;

export type JourneyName = keyof typeof journeys;
export const journeyNames = Object.keys(journeys) as JourneyName[];
