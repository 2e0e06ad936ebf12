import { instantAt, type Zone } from '../time/clock';
import { minutesOfDay } from '../time/timeOfDay';
import type { PlainDate } from '../time/plainDate';

interface CancellationRule {
  readonly checkIn: PlainDate;
  /** Check-in time HH:MM in the hotel's zone. */
  readonly checkInTime: string;
  /** Elapsed hours before check-in: a clock change among them shifts the time of day. */
  readonly hours: number;
  readonly zone: Zone;
}

/**
 * The last moment at which a cancellation is refunded (docs/hotel-rules.md 4.5: up to 72 hours before check-in; hours from `content/stay-rules.json`).
 * @throws RangeError for an invalid day, time or zone
 */
export function freeCancellationUntil({ checkIn, checkInTime, hours, zone }: CancellationRule): Date {
  return new Date(instantAt({ date: checkIn, time: checkInTime, zone }).getTime() - hours * 3_600_000);
}

/** Remaining time in one unit, rounded down. */
export interface TimeLeft {
  readonly unit: 'days' | 'hours' | 'minutes';
  readonly count: number;
}

const minute = 60_000;

/** The time until a moment: in days or hours from two of them, else in the next smaller unit; null once it has passed. Elapsed time, despite clock changes. */
export function timeLeft(now: Date, until: Date): TimeLeft | null {
  const minutes = Math.floor((until.getTime() - now.getTime()) / minute);
  if (minutes < 0) return null;
  if (minutes >= 2 * minutesOfDay) return { unit: 'days', count: Math.floor(minutes / minutesOfDay) };
  if (minutes >= 2 * 60) return { unit: 'hours', count: Math.floor(minutes / 60) };
  return { unit: 'minutes', count: minutes };
}

/** A refund and until how many hours before check-in it applies. */
export interface CancellationTerms {
  /** The first booking day to which they apply; null for the initial ones. */
  readonly bookedFrom: PlainDate | null;
  readonly hours: number;
  /** Percent of the total paid. */
  readonly refund: number;
}

/**
 * The terms for a booking on a day: those that began last (docs/hotel-rules.md 4.5).
 * @param terms in any order; at least one
 */
export function termsOn<Terms extends CancellationTerms>(terms: readonly Terms[], day: PlainDate): Terms {
  const begin = ({ bookedFrom }: CancellationTerms): string => bookedFrom ?? '';
  return terms.reduce((found, one) => (begin(one) <= day && (begin(found) > day || begin(one) > begin(found)) ? one : found));
}
