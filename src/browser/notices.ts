import { isNoticeOn } from '../domain/notices/notices';
import { readStored } from './storage';

export const closedNoticesKey = 'closedNotices';

export const isAmong = (closed: string, key: string): boolean => closed.split(' ').includes(key);

/** Shows the current notices of the page's HTML that were not closed. Runs inline in the head, so that nothing moves after the first paint. */
export function showNotices(now: number): void {
  const closed = readStored('localStorage', closedNoticesKey) ?? '';
  const observer = new MutationObserver(() => {
    document.querySelectorAll<HTMLElement>('[data-notice]').forEach((element) => {
      const { notice = '', from, until } = element.dataset;
      element.hidden = isAmong(closed, notice) || !isNoticeOn({ from: Number(from), until: Number(until ?? 0) }, now);
    });
    // the element after the notices
    if (document.querySelector('header')) observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}
