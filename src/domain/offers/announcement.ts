import type { PlainDate } from '../stay/plainDate';
import { offerState, type Period } from './offerState';

/**
 * The announcement to show today, if any: one with dates goes before one without; otherwise the first (docs/hotel-rules.md 12.5).
 * @param today the calendar day at the hotel
 */
export function announcementOn<Announcement extends Period>(announcements: readonly Announcement[], today: PlainDate): Announcement | null {
  const first = (state: 'running' | 'always') => announcements.find((announcement) => offerState(announcement, today) === state);
  return first('running') ?? first('always') ?? null;
}

/** Milliseconds for which an announcement stays hidden once a visitor has closed it: seven days (docs/hotel-rules.md 12.5). */
const hiddenForMs = 7 * 24 * 60 * 60 * 1000;

/**
 * Whether an announcement was closed so recently that it stays hidden. A closing time in the future does not count: the clock has been set back since.
 * @param closedAt milliseconds since 1970, as `now`; NaN where it is not known
 */
export const wasClosedRecently = ({ closedAt, now }: { readonly closedAt: number; readonly now: number }): boolean =>
  closedAt <= now && now < closedAt + hiddenForMs;
