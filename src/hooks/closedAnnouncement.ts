import { staysAway } from '../domain/offers/offerState';
import { hotelClock } from './hotelClock';
import { readStored, store } from './storage';

const storageKey = 'announcementClosed';

/** Notes in this browser that the visitor has closed an announcement. Where storage is barred, the page session alone knows. */
export function noteAnnouncementClosed(slug: string): void {
  store('localStorage', storageKey, `${slug} ${hotelClock().getTime()}`);
}

/** Whether the visitor has closed it so lately that it stays away. Another announcement is another matter. */
export function wasAnnouncementClosed(slug: string): boolean {
  const [closed, at] = (readStored('localStorage', storageKey) ?? '').split(' ');
  return closed === slug && staysAway({ closedAt: Number(at), now: hotelClock().getTime() });
}
