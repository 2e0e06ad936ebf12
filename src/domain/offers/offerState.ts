import type { PlainDate } from '../stay/plainDate';

/** The days between which something is on, both included; null is open on that side. */
export interface Period {
  readonly firstDay: PlainDate | null;
  readonly lastDay: PlainDate | null;
}

export type OfferState = 'always' | 'upcoming' | 'running' | 'past';

/**
 * Where today stands to the days of an offer. Without days it is always on.
 * @param today the calendar day at the hotel
 */
export function offerState({ firstDay, lastDay }: Period, today: PlainDate): OfferState {
  if (!firstDay && !lastDay) return 'always';
  if (firstDay && today < firstDay) return 'upcoming';
  return lastDay && today > lastDay ? 'past' : 'running';
}
