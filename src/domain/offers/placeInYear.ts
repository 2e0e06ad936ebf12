import type { PlainDate } from '../time/plainDate';
import type { AnnualDay } from './offerState';

interface Dated {
  /** Months it falls in, 1 to 12, in order; empty for all year. */
  readonly months: readonly number[];
  readonly annualDay: AnnualDay | null;
  readonly lastDay: PlainDate | null;
}

const daysOfMonth = (month: number): number => new Date(Date.UTC(2025, month, 0)).getUTCDate();

/**
 * Where the chart of the year shows an offer: at its annual day, at its last day, or over its months; null for an offer that is valid all year.
 * @returns a part of the year, on a scale from 0, the first of January, to 12, the end of December; a single day has no length
 */
export function placeInYear({ months, annualDay, lastDay }: Dated) {
  if (annualDay) {
    const at = annualDay.month - 1 + (annualDay.day - 0.5) / daysOfMonth(annualDay.month);
    return { from: at, to: at };
  }
  const [first] = months;
  const last = months.at(-1);
  if (first === undefined || last === undefined) return null;
  const end = last < first ? 12 : last;
  if (!lastDay) return { from: first - 1, to: end };
  const month = Number(lastDay.slice(5, 7));
  // an offer that ends on 1 January is shown at the end of December
  const at = months.includes(month) ? month - 1 + Number(lastDay.slice(8)) / daysOfMonth(month) : end;
  return { from: at, to: at };
}

/** Splits offers into those with a place in the year, in the order of the year, and those that are valid all year, in the order given. */
export function splitByYear<Offer extends Dated>(offers: readonly Offer[]): { readonly dated: Offer[]; readonly always: Offer[] } {
  const start = (offer: Offer): number => placeInYear(offer)?.from ?? 0;
  return {
    dated: offers.filter((offer) => placeInYear(offer)).sort((a, b) => start(a) - start(b)),
    always: offers.filter((offer) => !placeInYear(offer)),
  };
}

/**
 * Offers in the order in which they come, the season that ends next first: on 26 November Christmas, New Year's Eve, then July. Those that are valid all year
 * come last, in the order given.
 * @param today the calendar day at the hotel
 */
export function seasonAheadFirst<Offer extends Dated>(offers: readonly Offer[], today: PlainDate): Offer[] {
  const month = Number(today.slice(5, 7));
  const now = month - 1 + (Number(today.slice(8)) - 1) / daysOfMonth(month);
  // what ends as this day begins is a year away
  const ahead = (offer: Offer): number => {
    const place = placeInYear(offer);
    return place ? (place.to - now + 12) % 12 || 12 : 13;
  };
  return [...offers].sort((a, b) => ahead(a) - ahead(b));
}
