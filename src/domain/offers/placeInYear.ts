import type { PlainDate } from '../stay/plainDate';

interface Dated {
  /** Months it falls in, 1 to 12, in order; empty for all year. */
  readonly months: readonly number[];
  /** The day it falls on each year. */
  readonly annualDay: { readonly month: number; readonly day: number } | null;
  readonly lastDay: PlainDate | null;
}

/** A stretch of a year that is drawn from 0, the first of January, to 12, the end of December. A single day has no length. */
export interface PlaceInYear {
  readonly from: number;
  readonly to: number;
}

const daysOfMonth = (month: number): number => new Date(Date.UTC(2025, month, 0)).getUTCDate();

/** Where an offer stands in the year: on its day, on its last day, or over its months; null where it is there all year. */
export function placeInYear({ months, annualDay, lastDay }: Dated): PlaceInYear | null {
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
  // what ends on the first of January belongs to the end of December
  const at = months.includes(month) ? month - 1 + Number(lastDay.slice(8)) / daysOfMonth(month) : end;
  return { from: at, to: at };
}
