import { bookingStart, bookingUrl } from '../booking/bookingUrl';
import { addDays, type PlainDate } from '../stay/plainDate';
import type { Stay } from '../stay/stay';
import { annualDayIn, isCelebration, type OfferTimes, pastOf } from './offerState';

interface OfferDates extends OfferTimes {
  readonly mood: string;
  /** Fixed dates of the stay, for the booking link; null where there are none. */
  readonly stay: { readonly checkIn: PlainDate; readonly checkOut: PlainDate; readonly adults: number } | null;
}

interface OfferBooking {
  readonly offer: OfferDates;
  /** Address of the booking engine, with or without a slash at the end. */
  readonly host: string;
  readonly hotelCode: string;
  /** Number of guests, unless the offer fixes it. */
  readonly people: number;
  /** The calendar day at the hotel; null until it is known. */
  readonly today: PlainDate | null;
}

/** The stay for a celebration: from its first to its last day, or the night of its only day. */
function stayForCelebration({ mood, firstDay, lastDay, annualDay }: OfferDates, today: PlainDate | null): Stay | null {
  if (!isCelebration(mood)) return null;
  if (firstDay) return lastDay ? { checkIn: firstDay, checkOut: lastDay > firstDay ? lastDay : addDays(firstDay, 1) } : null;
  const day = annualDay && !lastDay && today && annualDayIn(annualDay, Number(today.slice(0, 4)));
  return day ? { checkIn: day, checkOut: addDays(day, 1) } : null;
}

/**
 * The booking link of an offer: with the dates that content fixes, while they are not past; otherwise to the booking engine without dates
 * (docs/hotel-rules.md 2.9). `past` is whether the offer, or its fixed stay, is over.
 */
export function offerBooking({ offer, host, hotelCode, people, today }: OfferBooking): { readonly url: string; readonly past: boolean } {
  const fixed: Stay | null = offer.stay ?? stayForCelebration(offer, today);
  const past = today !== null && (pastOf(offer, today) !== null || (offer.stay !== null && offer.stay.checkIn < today));
  const upcoming = fixed?.checkIn && (today === null || fixed.checkIn >= today);
  const url =
    fixed && upcoming && !past ? bookingUrl({ host, hotelCode, stay: fixed, people: offer.stay?.adults ?? people }) : bookingStart({ host, hotelCode });
  return { url, past };
}
