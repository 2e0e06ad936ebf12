import { wasClosedRecently } from '../domain/offers/announcement';
import { hotelClock } from './hotelClock';
import { readStored, writeStored } from './storage';

const storageKey = 'announcementClosed';

/** If storage is blocked, only the page session stores it. */
export function rememberAnnouncementClosed(slug: string): void {
  writeStored('localStorage', storageKey, `${slug} ${hotelClock().getTime()}`);
}

/** Whether the visitor closed this announcement so recently that it is not shown again (docs/hotel-rules.md 12.5). */
export function wasAnnouncementClosed(slug: string): boolean {
  const [closed, at] = (readStored('localStorage', storageKey) ?? '').split(' ');
  return closed === slug && wasClosedRecently({ closedAt: Number(at), now: hotelClock().getTime() });
}
