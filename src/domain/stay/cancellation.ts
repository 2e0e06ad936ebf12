import { instantAt } from './clock';
import type { PlainDate } from './plainDate';

interface CancellationRule {
  readonly checkIn: PlainDate;
  /** HH:MM at which a stay begins, in the hotel's zone. */
  readonly checkInTime: string;
  /** Hours before that. They pass on a stopwatch: a change of clocks among them shifts the time of day. */
  readonly hours: number;
  /** IANA name of the hotel's zone. */
  readonly zone: string;
}

/**
 * The last moment at which a cancellation is still refunded (docs/hotel-rules.md 4.5: up to 72 hours before check-in; the rule stands in `content/stay-rules.json`).
 * @throws RangeError for what is not a day, a time or a zone
 */
export function freeCancellationUntil({ checkIn, checkInTime, hours, zone }: CancellationRule): Date {
  return new Date(instantAt({ date: checkIn, time: checkInTime, zone }).getTime() - hours * 3_600_000);
}

/** Whole days, hours and minutes, each below the next larger one. */
export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
}

const minute = 60_000;

/** How long it is until a moment, in whole minutes, a begun one not counted; null once it has passed. Hours pass on a stopwatch, whatever clocks show. */
export function timeLeft(now: Date, until: Date): TimeLeft | null {
  const left = until.getTime() - now.getTime();
  if (left < 0) return null;
  const minutes = Math.floor(left / minute);
  return { days: Math.floor(minutes / 1440), hours: Math.floor((minutes % 1440) / 60), minutes: minutes % 60 };
}
