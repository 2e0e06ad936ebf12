import type { PlainDate } from '../stay/plainDate';
import { offerState, type Period } from './offerState';

/**
 * Whether an announcement is to be shown today: always without days, otherwise from its first to its last (decisions “Pop-up, weather…”).
 * @param today the calendar day at the hotel
 */
export const announcementShows = (announcement: Period, today: PlainDate): boolean => ['always', 'running'].includes(offerState(announcement, today));
