import { instantAt } from './instantAt';
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
 * The last moment at which a cancellation is still refunded (specification §9: up to 72 hours before check-in; the rule stands in `content/stay-rules.json`).
 * @throws RangeError for what is not a day, a time or a zone
 */
export function freeCancellationUntil({ checkIn, checkInTime, hours, zone }: CancellationRule): Date {
  return new Date(instantAt({ date: checkIn, time: checkInTime, zone }).getTime() - hours * 3_600_000);
}
