import { isPlainDate, plainDate, type PlainDate } from '../time/plainDate';

/** First and last day, both included; null leaves that side open. */
export interface Period {
  readonly firstDay: PlainDate | null;
  readonly lastDay: PlainDate | null;
}

export type OfferState = 'always' | 'upcoming' | 'running' | 'past';

/**
 * Whether a period is upcoming, running or past. Without first and last day it is always running.
 * @param today the calendar day at the hotel
 */
export function offerState({ firstDay, lastDay }: Period, today: PlainDate): OfferState {
  if (!firstDay && !lastDay) return 'always';
  if (firstDay && today < firstDay) return 'upcoming';
  return lastDay && today > lastDay ? 'past' : 'running';
}

export interface AnnualDay {
  readonly month: number;
  readonly day: number;
}

/** Whether a date is an annual day; false if there is none. */
export const fallsOn = (annualDay: AnnualDay | null, date: PlainDate): boolean =>
  annualDay !== null && annualDay.month === Number(date.slice(5, 7)) && annualDay.day === Number(date.slice(8));

export interface OfferTimes extends Period {
  readonly annualDay: AnnualDay | null;
}

/** Enough to find the next 29 February: leap years are at most eight years apart. */
const yearsAhead = [0, 1, 2, 3, 4, 5, 6, 7, 8];

function annualDayIn({ month, day }: AnnualDay, year: number): PlainDate | null {
  const date = plainDate({ year, month, day });
  return isPlainDate(date) ? date : null;
}

/**
 * The next date of an annual day, which may be today.
 * @throws RangeError for a day that no year has; the content check refuses it
 */
export function nextAnnualDay(annualDay: AnnualDay, today: PlainDate): PlainDate {
  const year = Number(today.slice(0, 4));
  const next = yearsAhead.map((ahead) => annualDayIn(annualDay, year + ahead)).find((date) => date && date >= today);
  if (!next) throw new RangeError(`There is no day ${annualDay.day} in month ${annualDay.month}.`);
  return next;
}

/** The days of an offer in content; none once they are past, if the offer is annual. */
export function statedDays({ firstDay, lastDay, annualDay }: OfferTimes, today: PlainDate): Period {
  const last = lastDay ?? firstDay;
  return annualDay && last && last < today ? { firstDay: null, lastDay: null } : { firstDay, lastDay };
}

/** The days of an offer on the day of a visit: an annual one is never over, its days are the next ones (docs/hotel-rules.md 6.4). */
export function daysOf(offer: OfferTimes, today: PlainDate): Period {
  const stated = statedDays(offer, today);
  if (!offer.annualDay || stated.firstDay || stated.lastDay) return stated;
  const day = nextAnnualDay(offer.annualDay, today);
  return { firstDay: day, lastDay: day };
}

/** Whether an offer is over and will not recur. */
export const isOver = (offer: OfferTimes, today: PlainDate): boolean => offerState(daysOf(offer, today), today) === 'past';
