import { isNoticeOn } from '../domain/notices/notices';
import { readStored } from './storage';

/** Key in local storage of the notices that were closed: their keys, with spaces between. */
export const closedNoticesKey = 'closedNotices';

/** Whether a notice is among those that were closed. */
export const isAmong = (closed: string, key: string): boolean => closed.split(' ').includes(key);

/**
 * Shows the notices of the page's HTML that are on and were not closed, as they are parsed. Runs inline in the head (src/components/layout/showNoticesInHead.ts),
 * so that nothing moves after the first paint.
 * @param now milliseconds since 1970
 */
export function showNotices(now: number): void {
  const closed = readStored('localStorage', closedNoticesKey) ?? '';
  const observer = new MutationObserver(() => {
    document.querySelectorAll<HTMLElement>('[data-notice]').forEach((element) => {
      const { notice = '', from, until } = element.dataset;
      element.hidden = isAmong(closed, notice) || !isNoticeOn({ from: Number(from), until: Number(until ?? 0) }, now);
    });
    // what follows the notices
    if (document.querySelector('header')) observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}
