import { bookingUrl } from '../booking/bookingUrl';
import { addDays, type PlainDate } from '../time/plainDate';
import { type Restriction, stayRestriction } from '../stay/restrictions';
import { noDates, type Stay } from '../stay/stay';
import { daysOf, isOver, type OfferTimes } from './offerState';

interface OfferDates extends OfferTimes {
  /** The nights of the booking link: so many before its first day, so many from its last day on; null for none. */
  readonly nights: { readonly before: number; readonly after: number } | null;
  /** Fixed dates of the stay, for the booking link; null if there are none. */
  readonly stay: { readonly checkIn: PlainDate; readonly checkOut: PlainDate; readonly adults: number } | null;
}

interface OfferBooking {
  readonly offer: OfferDates;
  readonly host: string;
  readonly hotelCode: string;
  /** Number of guests, unless the offer fixes it. */
  readonly people: number;
  /** The calendar day at the hotel; null until it is known. */
  readonly today: PlainDate | null;
  /** Restrictions of stays. Default: none. */
  readonly restrictions?: readonly Restriction[];
}

/** The stay around an offer's days. An annual offer needs the hotel's day. */
function stayAround({ nights, ...offer }: OfferDates, today: PlainDate | null): Stay | null {
  const { firstDay, lastDay } = today ? daysOf(offer, today) : offer;
  if (!nights || !firstDay || !lastDay) return null;
  const stay = { checkIn: addDays(firstDay, -nights.before), checkOut: addDays(lastDay, nights.after) };
  return stay.checkOut > stay.checkIn ? stay : null;
}

/**
 * The booking link of an offer: with its fixed dates, unless they are past or restricted (2.12); otherwise to the booking engine without dates
 * (docs/hotel-rules.md 2.9). `past` is whether the offer, or its fixed stay, is over.
 */
export function offerBooking({ offer, host, hotelCode, people, today, restrictions = [] }: OfferBooking): { readonly url: string; readonly past: boolean } {
  const fixed: Stay | null = offer.stay ?? stayAround(offer, today);
  const past = today !== null && (isOver(offer, today) || (offer.stay !== null && offer.stay.checkIn < today));
  const upcoming = fixed?.checkIn && (today === null || fixed.checkIn >= today);
  const stay = fixed && upcoming && !past && !stayRestriction(restrictions, fixed) ? fixed : noDates;
  return { url: bookingUrl({ host, hotelCode, stay, people: offer.stay?.adults ?? people }), past };
}
