import { bookingUrl } from '../booking/bookingUrl';
import type { PlainDate } from '../stay/plainDate';
import type { Stay } from '../stay/stay';
import { offerState, type Period } from './offerState';

interface OfferBooking {
  readonly offer: Period & {
    /** A stay with fixed days that the link carries; null where the guest chooses. */
    readonly stay: { readonly checkIn: PlainDate; readonly checkOut: PlainDate; readonly adults: number } | null;
  };
  /** Address of the booking engine, with or without a slash at the end. */
  readonly host: string;
  readonly hotelCode: string;
  /** What the visitor is looking for; its dates are empty until they are known. */
  readonly search: { readonly stay: Stay; readonly people: number };
  /** The calendar day at the hotel; null until it is known. */
  readonly today: PlainDate | null;
}

/**
 * Where the booking button of an offer leads: with the offer's fixed stay, else with the visitor's, else to the engine's first page.
 * `past` tells that the offer, or its fixed stay, is over: then the button looks for other dates.
 */
export function offerBooking({ offer, host, hotelCode, search, today }: OfferBooking): { readonly url: string; readonly past: boolean } {
  const past = today !== null && (offerState(offer, today) === 'past' || (offer.stay !== null && offer.stay.checkIn < today));
  if (offer.stay && !past) return { url: bookingUrl({ host, hotelCode, stay: offer.stay, people: offer.stay.adults }), past };
  const { checkIn, checkOut } = search.stay;
  if (checkIn && checkOut && checkIn < checkOut) return { url: bookingUrl({ host, hotelCode, stay: search.stay, people: search.people }), past };
  return { url: `${host.replace(/\/$/, '')}/hotel/${encodeURIComponent(hotelCode)}`, past };
}
