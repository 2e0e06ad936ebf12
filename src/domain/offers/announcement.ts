import type { PlainDate } from '../time/plainDate';
import { isOver, type OfferTimes, offerState, type Period } from './offerState';

export interface Announced extends Period {
  /** The announced offer, if any. */
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

/** Milliseconds for which an announcement stays hidden once a visitor has closed it: seven days (docs/hotel-rules.md 12.5). */
const hiddenForMs = 7 * 24 * 60 * 60 * 1000;

/** Whether it was closed so recently, in milliseconds, that it stays hidden. A time in the future does not count: the clock was set back since. */
export const wasClosedRecently = ({ closedAt, now }: { readonly closedAt: number; readonly now: number }): boolean =>
  closedAt <= now && now < closedAt + hiddenForMs;
