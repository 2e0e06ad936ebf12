import type { PlainDate } from './plainDate';

/** The two dates of a search for a room. A date is null once it has been cleared. */
export interface Stay {
  readonly checkIn: PlainDate | null;
  readonly checkOut: PlainDate | null;
}
