import type { PlainDate } from '../stay/plainDate';
import { offerState, type Period } from './offerState';

/**
 * The announcement to be shown today, if any: one that runs for some days goes before one that is always on; among equals the first
 * (decisions “Pop-up, weather…”).
 * @param today the calendar day at the hotel
 */
export function announcementOn<Announcement extends Period>(announcements: readonly Announcement[], today: PlainDate): Announcement | null {
  const first = (state: 'running' | 'always') => announcements.find((announcement) => offerState(announcement, today) === state);
  return first('running') ?? first('always') ?? null;
}

/** Milliseconds that an announcement stays away once a visitor has closed it: seven days (decisions “Pop-up, weather…”). */
const awayFor = 7 * 24 * 60 * 60 * 1000;

/**
 * Whether an announcement stays away that was closed before. A moment of closing that lies ahead is no such moment: a clock was set back.
 * @param closedAt milliseconds since 1970, as `now`; not a number where nobody knows
 */
export const staysAway = ({ closedAt, now }: { readonly closedAt: number; readonly now: number }): boolean => closedAt <= now && now < closedAt + awayFor;
