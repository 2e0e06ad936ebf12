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
