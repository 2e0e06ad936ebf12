import { bookingUrl } from '../booking/bookingUrl';
import { addDays, type PlainDate } from '../stay/plainDate';
import type { Stay } from '../stay/stay';
import { annualDayIn, isFeast, type OfferTimes, pastOf } from './offerState';

interface OfferDates extends OfferTimes {
  readonly mood: string;
  /** A stay with fixed days that the link carries; null where none is fixed. */
  readonly stay: { readonly checkIn: PlainDate; readonly checkOut: PlainDate; readonly adults: number } | null;
}

interface OfferBooking {
  readonly offer: OfferDates;
  /** Address of the booking engine, with or without a slash at the end. */
  readonly host: string;
  readonly hotelCode: string;
  /** How many come, where the offer does not say. */
  readonly people: number;
  /** The calendar day at the hotel; null until it is known. */
  readonly today: PlainDate | null;
}

/** The days that a feast fixes: from its first to its last, or the night of its one day. */
function daysOfFeast({ mood, firstDay, lastDay, annualDay }: OfferDates, today: PlainDate | null): Stay | null {
  if (!isFeast(mood)) return null;
  if (firstDay) return lastDay ? { checkIn: firstDay, checkOut: lastDay > firstDay ? lastDay : addDays(firstDay, 1) } : null;
  const day = annualDay && !lastDay && today && annualDayIn(annualDay, Number(today.slice(0, 4)));
  return day ? { checkIn: day, checkOut: addDays(day, 1) } : null;
}

/**
 * Where the booking button of an offer leads: with the days that content fixes while they lie ahead, else to the engine without dates; never with
 * days that nobody chose for it (docs/hotel-rules.md 2.9). `past` tells that the offer, or its fixed stay, is over.
 */
export function offerBooking({ offer, host, hotelCode, people, today }: OfferBooking): { readonly url: string; readonly past: boolean } {
  const fixed: Stay | null = offer.stay ?? daysOfFeast(offer, today);
  const past = today !== null && (pastOf(offer, today) !== null || (offer.stay !== null && offer.stay.checkIn < today));
  const ahead = fixed?.checkIn && (today === null || fixed.checkIn >= today);
  const url =
    fixed && ahead && !past
      ? bookingUrl({ host, hotelCode, stay: fixed, people: offer.stay?.adults ?? people })
      : `${host.replace(/\/$/, '')}/hotel/${encodeURIComponent(hotelCode)}`;
  return { url, past };
}
