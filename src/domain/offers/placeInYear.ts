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

/** Splits offers into those with a place in the year and those that are valid all year, each in the order given. */
export function splitByYear<Offer extends Dated>(offers: readonly Offer[]): { readonly dated: Offer[]; readonly always: Offer[] } {
  return { dated: offers.filter((offer) => placeInYear(offer)), always: offers.filter((offer) => !placeInYear(offer)) };
}

/** How far the year is on a day, on the scale of `placeInYear`. */
function startOfDay(day: PlainDate): number {
  const month = Number(day.slice(5, 7));
  return month - 1 + (Number(day.slice(8)) - 1) / daysOfMonth(month);
}

const monthsOfYear = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/**
 * The year ahead, from the month of a day on: its months, and where offers are on it, on a scale from 0, the beginning of that month. What is past comes again
 * twelve months later, so that a thirteenth month follows if something of this month is past.
 * @param today the calendar day at the hotel
 */
export function yearAhead<Offer extends Dated>(offers: readonly Offer[], today: PlainDate) {
  const now = startOfDay(today);
  const first = Math.floor(now);
  const places = offers.flatMap((offer) => {
    const place = placeInYear(offer);
    if (!place) return [];
    const from = place.from - first + (place.to <= now ? 12 : 0);
    return [{ offer, from: Math.max(0, from), to: from + place.to - place.from }];
  });
  const length = Math.max(12, ...places.map(({ to }) => Math.ceil(to)));
  return { places, months: [...monthsOfYear, ...monthsOfYear, ...monthsOfYear].slice(first, first + length) };
}

/**
 * Offers in the order in which they come, the season that ends next first: on 26 November Christmas, New Year's Eve, then July. Those that are valid all year
 * come last, in the order given.
 * @param today the calendar day at the hotel
 */
export function seasonAheadFirst<Offer extends Dated>(offers: readonly Offer[], today: PlainDate): Offer[] {
  const now = startOfDay(today);
  // what ends as this day begins is a year away
  const ahead = (offer: Offer): number => {
    const place = placeInYear(offer);
    return place ? (place.to - now + 12) % 12 || 12 : 13;
  };
  return [...offers].sort((a, b) => ahead(a) - ahead(b));
}
