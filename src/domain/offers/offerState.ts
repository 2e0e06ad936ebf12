import { isPlainDate, type PlainDate } from '../stay/plainDate';

/** First and last day, both included; null leaves that side open. */
export interface Period {
  readonly firstDay: PlainDate | null;
  readonly lastDay: PlainDate | null;
}

export type OfferState = 'always' | 'upcoming' | 'running' | 'past';

/**
 * Whether a period is upcoming, running or past. Without first and last day it is always on.
 * @param today the calendar day at the hotel
 */
export function offerState({ firstDay, lastDay }: Period, today: PlainDate): OfferState {
  if (!firstDay && !lastDay) return 'always';
  if (firstDay && today < firstDay) return 'upcoming';
  return lastDay && today > lastDay ? 'past' : 'running';
}

/** A day that recurs every year. */
export interface AnnualDay {
  readonly month: number;
  readonly day: number;
}

/** Whether a date is an annual day; false where there is none. */
export const fallsOn = (annualDay: AnnualDay | null, date: PlainDate): boolean =>
  annualDay !== null && annualDay.month === Number(date.slice(5, 7)) && annualDay.day === Number(date.slice(8));

const celebrations: readonly string[] = ['christmas', 'newYear', 'party'];

/** Whether an offer is for a celebration, which takes place on its days; the days of any other offer are those on which it is valid. */
export const isCelebration = (mood: string): boolean => celebrations.includes(mood);

/** When an offer is valid or takes place. */
export interface OfferTimes extends Period {
  readonly annualDay: AnnualDay | null;
}

interface PastOffer {
  /** Its last day. */
  readonly last: PlainDate;
  /** The day on which it returns; null where content gives none. */
  readonly again: PlainDate | null;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** The date of an annual day in a year; null where that year does not have it. */
export function annualDayIn({ month, day }: AnnualDay, year: number): PlainDate | null {
  const date = `${String(year)}-${two(month)}-${two(day)}`;
  return isPlainDate(date) ? date : null;
}

/** Enough to find the next 29 February: leap years are at most eight years apart. */
const yearsAhead = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** The last day of an offer that is over, and when it returns; null while it is not over. An annual day is over from the next day to the end of the year. */
export function pastOf({ firstDay, lastDay, annualDay }: OfferTimes, today: PlainDate): PastOffer | null {
  const state = offerState({ firstDay, lastDay }, today);
  const year = Number(today.slice(0, 4));
  const annual = annualDay && state === 'always' ? annualDayIn(annualDay, year) : null;
  const last = state === 'past' ? lastDay : annual;
  if (!last || last >= today) return null;
  const again = annualDay && yearsAhead.map((ahead) => annualDayIn(annualDay, year + ahead)).find((day) => day && day >= today);
  return { last, again: again ?? null };
}
