import type { Browser, Page } from '@playwright/test';
import { idleAfterLoad } from '../../../plugins/gatsby-plugin-first-paint/src/idle';
import { pageChunkPrefix } from '../../../src/gatsby/internals';
import { type PageRecord, readPage, type TimedEntry } from './pageWatch';
import { onPhone } from './phone';
import { type Bytes, bytesOf, quietAfterPrefetching, type ReceivedResponse } from './traffic';

/** One visit by a phone with an empty cache. Milliseconds since the start of the navigation; bytes as sent. */
export interface Load extends Pick<PageRecord, 'firstPaint' | 'largestPaint' | 'largestElement' | 'largestIsExpected'> {
  /** Cumulative layout shift, from the first paint to the end of the scroll. */
  readonly shift: number;
  /** Total blocking time until the page has settled. */
  readonly blocking: number;
  /** Scripts requested before the first picture was painted. */
  readonly earlyScripts: readonly string[];
  /** Font files of the first view. */
  readonly fonts: number;
  readonly beforeScroll: Bytes;
  readonly inAll: Bytes;
}

/** Milliseconds of a long task that do not count. */
const tolerated = 50;

/** Total Blocking Time: the part of each long task beyond 50 ms, from `after` (the first paint) on. https://web.dev/articles/tbt */
export const blockingTime = (longTasks: readonly TimedEntry[], { after }: { after: number }): number =>
  longTasks.reduce((sum, { at, size }) => sum + Math.max(0, at + size - Math.max(at, after) - tolerated), 0);

/** Milliseconds: a session window ends after a gap of 1 s without shifts, or after 5 s. */
const gap = 1000;
const longest = 5000;

/** Cumulative Layout Shift: the sum of the worst session window. https://web.dev/articles/cls */
export function layoutShift(shifts: readonly TimedEntry[]): number {
  let worst = 0;
  let open = { first: -Infinity, last: -Infinity, sum: 0 };
  for (const { at, size } of [...shifts].sort((a, b) => a.at - b.at)) {
    const goesOn = at - open.last < gap && at - open.first < longest;
    open = goesOn ? { ...open, last: at, sum: open.sum + size } : { first: at, last: at, sum: size };
    worst = Math.max(worst, open.sum);
  }
  return worst;
}

/** Scrolls to the end of the page, half a screen at a time. Runs in the page. */
async function scrollDown(): Promise<void> {
  const root = document.documentElement;
  while (window.scrollY + window.innerHeight < root.scrollHeight - 1) {
    window.scrollBy({ top: window.innerHeight / 2, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
  }
}

const openPage = async (page: Page, address: string): Promise<void> => {
  const response = await page.goto(address, { waitUntil: 'load' });
  if (!response?.ok()) throw new Error(`${address} answers ${response?.status() ?? 'nothing'}.`);
};

/**
 * Visits a page and optionally scrolls to its end.
 * @throws when the page does not load, or never paints
 */
export const loadPage = (browser: Browser, address: string, { scroll }: { scroll: boolean }): Promise<Load> =>
  onPhone(browser, address, async ({ page, traffic }) => {
    await openPage(page, address);
    const idleAt = performance.now() + idleAfterLoad;
    await traffic.settled();
    const record = await page.evaluate(readPage);
    if (Number.isNaN(record.largestPaint)) throw new Error(`${address} painted nothing.`);
    let scrolled = Infinity;
    if (scroll) {
      await traffic.settled({ quiet: quietAfterPrefetching });
      scrolled = performance.now();
      await page.evaluate(scrollDown);
      await traffic.settled({ quiet: quietAfterPrefetching });
    }
    const { shifts } = await page.evaluate(readPage);
    // by a hint in the page, or requested while the page was idle; the script of another page also during the scroll
    const isPrefetched = ({ at, path, prefetched }: ReceivedResponse) => prefetched || (at >= idleAt && (at < scrolled || path.includes(pageChunkPrefix)));
    const fetched = traffic.received.map((one) => ({ ...one, prefetched: isPrefetched(one) }));
    const first = fetched.filter(({ at }) => at < idleAt);
    const { firstPaint, largestPaint, largestElement, largestIsExpected, firstPicture, longTasks, scripts } = record;
    return {
      firstPaint,
      largestPaint,
      largestElement,
      largestIsExpected,
      shift: layoutShift(shifts),
      blocking: blockingTime(longTasks, { after: firstPaint }),
      earlyScripts: scripts.filter(({ at }) => at < firstPicture).map((script) => script.address),
      fonts: first.filter(({ kind }) => kind === 'fonts').length,
      beforeScroll: bytesOf(first),
      inAll: bytesOf(fetched),
    };
  });
