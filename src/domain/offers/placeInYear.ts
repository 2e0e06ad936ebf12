import type { PlainDate } from '../time/plainDate';
import { daysOf, type OfferTimes } from './offerState';

interface Dated extends OfferTimes {
  /** Its months, 1 to 12, in order; empty for all year. */
  readonly months: readonly number[];
}

const daysOfMonth = (month: number): number => new Date(Date.UTC(2025, month, 0)).getUTCDate();

/** The position in the year of the start of a day, or after a part of it, on the scale of `placeInYear`. */
function timeOfYear(day: PlainDate, part = 0): number {
  const month = Number(day.slice(5, 7));
  return month - 1 + (Number(day.slice(8)) - 1 + part) / daysOfMonth(month);
}

/**
 * Where the chart of the year shows an offer: at the last of its days, or over its months; null for an offer that is valid all year.
 * @param today the calendar day at the hotel
 * @returns a part of the year, on a scale from 0, the start of January, to 12, the end of December; a single day has no length
 */
export function placeInYear(offer: Dated, today: PlainDate) {
  const [first] = offer.months;
  const last = offer.months.at(-1);
  const { firstDay, lastDay } = daysOf(offer, today);
  const day = offer.annualDay ? (lastDay ?? firstDay) : last && lastDay;
  if (day) return { from: timeOfYear(day, 0.5), to: timeOfYear(day, 0.5) };
  return first && last ? { from: first - 1, to: last < first ? 12 : last } : null;
}

/** Splits offers into those with a place in the year and those that are valid all year, each in their order. */
export function splitByYear<Offer extends Dated>(offers: readonly Offer[], today: PlainDate): { readonly dated: Offer[]; readonly always: Offer[] } {
  return { dated: offers.filter((offer) => placeInYear(offer, today)), always: offers.filter((offer) => !placeInYear(offer, today)) };
}

const monthsOfYear = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/**
 * The year ahead, from the month of a day: its months, and the positions of offers, on a scale from 0, the start of that month. Past offers are shown twelve
 * months later, so that a thirteenth month follows if something of this month is past.
 * @param today the calendar day at the hotel
 */
export function yearAhead<Offer extends Dated>(offers: readonly Offer[], today: PlainDate) {
  const now = timeOfYear(today);
  const first = Math.floor(now);
  const places = offers.flatMap((offer) => {
    const place = placeInYear(offer, today);
    if (!place) return [];
    const from = place.from - first + (place.to <= now ? 12 : 0);
    return [{ offer, from: Math.max(0, from), to: from + place.to - place.from }];
  });
  const length = Math.max(12, ...places.map(({ to }) => Math.ceil(to)));
  return { places, months: [...monthsOfYear, ...monthsOfYear, ...monthsOfYear].slice(first, first + length) };
}

/**
 * Offers in the order of their next season, the one that ends next first: on 26 November Christmas, New Year's Eve, then July. Those that are valid all year
 * are last, in their order.
 * @param today the calendar day at the hotel
 */
export function seasonAheadFirst<Offer extends Dated>(offers: readonly Offer[], today: PlainDate): Offer[] {
  const now = timeOfYear(today);
  // an offer that ends as this day begins is a year away
  const ahead = (offer: Offer): number => {
    const place = placeInYear(offer, today);
    return place ? (place.to - now + 12) % 12 || 12 : 13;
  };
  return [...offers].sort((a, b) => ahead(a) - ahead(b));
}
