import { isPlainDate, type PlainDate } from '../stay/plainDate';
import { offerState, type Period } from './offerState';

/** A day of each year. */
export interface AnnualDay {
  readonly month: number;
  readonly day: number;
}

/** What content tells of when an offer is. */
export interface OfferTimes extends Period {
  readonly annualDay: AnnualDay | null;
}

export interface Past {
  /** The day on which it was last. */
  readonly last: PlainDate;
  /** The day on which it comes again; null where content does not know. */
  readonly again: PlainDate | null;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** A day of the year in one year; null where that year does not have it. */
export function annualDayIn({ month, day }: AnnualDay, year: number): PlainDate | null {
  const date = `${String(year)}-${two(month)}-${two(day)}`;
  return isPlainDate(date) ? date : null;
}

/** Leap days come again after eight years at most. */
const yearsAhead = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** When an offer was and when it comes again; null unless it is over. A day of each year is over from the day after it to the end of the year. */
export function pastOf({ firstDay, lastDay, annualDay }: OfferTimes, today: PlainDate): Past | null {
  const state = offerState({ firstDay, lastDay }, today);
  const year = Number(today.slice(0, 4));
  const annual = annualDay && state === 'always' ? annualDayIn(annualDay, year) : null;
  const last = state === 'past' ? lastDay : annual;
  if (!last || last >= today) return null;
  const again = annualDay && yearsAhead.map((ahead) => annualDayIn(annualDay, year + ahead)).find((day) => day && day > today);
  return { last, again: again ?? null };
}
