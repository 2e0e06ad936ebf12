import type { PlainDate } from '../time/plainDate';
import { isOver, type OfferTimes, offerState, type Period } from './offerState';

export interface Announced extends Period {
  readonly offer: OfferTimes | null;
}

/** Today's announcement: one with dates before one without, then the first; none whose offer is over for good (docs/hotel-rules.md 12.5). */
export function announcementOn<Announcement extends Announced>(announcements: readonly Announcement[], today: PlainDate): Announcement | null {
  const shown = announcements.filter(({ offer }) => !offer || !isOver(offer, today));
  const first = (state: 'running' | 'always') => shown.find((announcement) => offerState(announcement, today) === state);
  return first('running') ?? first('always') ?? null;
}

/** Milliseconds from the page's load to the announcement (docs/hotel-rules.md 12.5). */
export const announcementDelay = 4000;
