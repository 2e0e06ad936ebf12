import type { Browser, Page } from '@playwright/test';
import { idleAfterLoad } from '../../../plugins/gatsby-plugin-first-paint/src/idle';
import { blockingTime } from './blockingTime';
import { type Bytes, bytesOf } from './bytes';
import { layoutShift } from './layoutShift';
import { type PageRecord, readPage } from './pageWatch';
import { onPhone } from './phone';
import { type Came, quietForGood } from './traffic';

/** One visit by a phone that has never been here. Milliseconds since the navigation began; bytes as sent. */
export interface Load extends Pick<PageRecord, 'firstPaint' | 'largestPaint' | 'largestElement' | 'largestIsMeant'> {
  /** Cumulative layout shift, from the first paint to the end of the scroll. */
  readonly shift: number;
  /** Total blocking time until the page has settled. */
  readonly blocking: number;
  /** Scripts that were asked for before the first picture stood on the screen. */
  readonly earlyScripts: readonly string[];
  /** Font files of the first view. */
  readonly fonts: number;
  readonly beforeScroll: Bytes;
  readonly inAll: Bytes;
}

/** Goes down the page half a screen at a time, as a thumb does, until its end. Runs in the page. */
async function scrollDown(): Promise<void> {
  const root = document.documentElement;
  while (window.scrollY + window.innerHeight < root.scrollHeight - 1) {
    window.scrollBy({ top: window.innerHeight / 2, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
  }
}

const answered = async (page: Page, address: string): Promise<void> => {
  const response = await page.goto(address, { waitUntil: 'load' });
  if (!response?.ok()) throw new Error(`${address} answers ${response?.status() ?? 'nothing'}.`);
};

/**
 * Visits a page and, when asked to, scrolls to its end.
 * @throws where the page does not answer, or never paints
 */
export const loadPage = (browser: Browser, address: string, { scroll }: { scroll: boolean }): Promise<Load> =>
  onPhone(browser, address, async ({ page, traffic }) => {
    await answered(page, address);
    const idleAt = performance.now() + idleAfterLoad;
    await traffic.settled();
    const record = await page.evaluate(readPage);
    if (Number.isNaN(record.largestPaint)) throw new Error(`${address} painted nothing.`);
    let scrolled = Infinity;
    if (scroll) {
      await traffic.settled({ quiet: quietForGood });
      scrolled = performance.now();
      await page.evaluate(scrollDown);
      await traffic.settled({ quiet: quietForGood });
    }
    const { shifts } = await page.evaluate(readPage);
    // what nobody has asked for yet
    const isAhead = ({ at, prefetched }: Came) => prefetched || (at >= idleAt && at < scrolled);
    const fetched = traffic.came.map((one) => ({ ...one, ahead: isAhead(one) }));
    const first = fetched.filter(({ at }) => at < idleAt);
    const { firstPaint, largestPaint, largestElement, largestIsMeant, firstPicture, longTasks, scripts } = record;
    return {
      firstPaint,
      largestPaint,
      largestElement,
      largestIsMeant,
      shift: layoutShift(shifts),
      blocking: blockingTime(longTasks, { after: firstPaint }),
      earlyScripts: scripts.filter(({ at }) => at < firstPicture).map((script) => script.address),
      fonts: first.filter(({ kind }) => kind === 'fonts').length,
      beforeScroll: bytesOf(first),
      inAll: bytesOf(fetched),
    };
  });
