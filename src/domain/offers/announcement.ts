import type { PlainDate } from '../time/plainDate';
import { isOver, type OfferTimes, offerState, type Period } from './offerState';

export interface Announced extends Period {
  readonly offer: OfferTimes | null;
}

/**
 * The announcement to show today, if any: one with dates has precedence over one without; otherwise the first. An announcement whose offer is over for good is
 * not shown (docs/hotel-rules.md 12.5).
 * @param today the calendar day at the hotel
 */
export function announcementOn<Announcement extends Announced>(announcements: readonly Announcement[], today: PlainDate): Announcement | null {
  const shown = announcements.filter(({ offer }) => !offer || !isOver(offer, today));
  const first = (state: 'running' | 'always') => shown.find((announcement) => offerState(announcement, today) === state);
  return first('running') ?? first('always') ?? null;
}

/** Milliseconds from the page's load to the announcement (docs/hotel-rules.md 12.5). */
export const announcementDelay = 4000;

/** Milliseconds for which an announcement stays hidden once a visitor has closed it: seven days (docs/hotel-rules.md 12.5). */
const hiddenForMs = 7 * 24 * 60 * 60 * 1000;

/**
 * Whether an announcement was closed so recently that it stays hidden. A closing time in the future does not count: the clock was set back since.
 * @param closedAt milliseconds since 1970, as `now`; NaN if unknown
 */
export const wasClosedRecently = ({ closedAt, now }: { readonly closedAt: number; readonly now: number }): boolean =>
  closedAt <= now && now < closedAt + hiddenForMs;
