import { hotelClock } from './hotelClock';
import { readStored, writeStored } from './storage';

const storageKey = 'announcementClosed';

/** Milliseconds for which an announcement stays hidden once a visitor has closed it: seven days (docs/hotel-rules.md 12.5). */
const hiddenFor = 7 * 24 * 60 * 60 * 1000;

/** If storage is blocked, only the page session stores it. */
export function rememberAnnouncementClosed(slug: string): void {
  writeStored('localStorage', storageKey, `${slug} ${hotelClock().getTime()}`);
}

/** Whether the visitor closed this announcement so recently that it is not shown again (docs/hotel-rules.md 12.5). */
export function wasAnnouncementClosed(slug: string): boolean {
  const [closed, at] = (readStored('localStorage', storageKey) ?? '').split(' ');
  const since = hotelClock().getTime() - Number(at);
  // a time in the future does not count: the clock was set back since
  return closed === slug && since >= 0 && since < hiddenFor;
}
