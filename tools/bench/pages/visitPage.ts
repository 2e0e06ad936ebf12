import type { Browser } from '@playwright/test';
import { idleAfterLoad } from '../../../plugins/gatsby-plugin-first-paint/src/idle';
import { pageChunkPrefix } from '../../../src/gatsby/internals';
import type { Figures } from '../report';
import { type Fetched, type LongTask, readPage } from './pageWatch';
import { onPhone, quietAfterPrefetching } from './phone';

/** Total Blocking Time: the part of each long task beyond 50 ms, from `after` (the first paint) on. https://web.dev/articles/tbt */
export const blockingTime = (longTasks: readonly LongTask[], { after }: { after: number }): number =>
  longTasks.reduce((sum, { at, duration }) => sum + Math.max(0, at + duration - Math.max(at, after) - 50), 0);

/** Kinds of files by the endings of their names. Pages have none. */
const endings = {
  HTML: /\/[^/.]*$/,
  styles: /\.css$/,
  script: /\.m?js$/,
  fonts: /\.woff2?$/,
  pictures: /\.(avif|jpe?g|png|svg|ico)$/,
  films: /\.mp4$/,
  data: /\.(json|webmanifest)$/,
} as const;

const kib = (files: readonly Fetched[], ending = /(?:)/): number => files.reduce((sum, { path, bytes }) => sum + (ending.test(path) ? bytes / 1024 : 0), 0);

/**
 * The weight of a visit.
 * @param idle when the page became idle: what is requested from then on, except by the scroll, is prefetched
 * @param scrolled when the scroll began; during it the script of another page is prefetched
 */
export function weightOf(fetched: readonly Fetched[], { idle, scrolled }: { idle: number; scrolled: number }): Figures {
  const first = fetched.filter(({ at }) => at < idle);
  const prefetched = fetched.filter(({ at, path }) => at >= idle && (at < scrolled || path.includes(pageChunkPrefix)));
  const kinds = Object.entries(endings).map(([kind, ending]) => [`${kind} before scrolling, KiB`, kib(first, ending)] as const);
  return {
    ...Object.fromEntries(kinds.filter(([, size]) => size > 0)),
    'all before scrolling, KiB': kib(first),
    'all, KiB': kib(fetched),
    'script, KiB': kib(fetched, endings.script) - kib(prefetched, endings.script),
    'script prefetched, KiB': kib(prefetched, endings.script),
    'font files on the first view': first.filter(({ path }) => endings.fonts.test(path)).length,
  };
}

/** Scrolls to the end of the page, half a screen at a time. Runs in the page. */
async function scrollDown(): Promise<void> {
  const root = document.documentElement;
  while (window.scrollY + window.innerHeight < root.scrollHeight - 1) {
    window.scrollBy({ top: window.innerHeight / 2, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
  }
}

/**
 * Visits a page with an empty cache, and optionally scrolls to its end.
 * @param log is told what a figure cannot say: which element was painted last, which script came too early
 * @throws when the page does not load, or never paints
 */
export const visitPage = (
  browser: Browser,
  address: string,
  { scroll, log = () => undefined }: { scroll: boolean; log?: (line: string) => void },
): Promise<Figures> =>
  onPhone(browser, address, async ({ page, settled }) => {
    const response = await page.goto(address, { waitUntil: 'load' });
    if (!response?.ok()) throw new Error(`${address} answers ${response?.status() ?? 'nothing'}.`);
    await settled();
    // tasks of the scroll are no part of TBT
    const { firstPaint, firstPicture, largest, longTasks, loaded } = await page.evaluate(readPage);
    if (!largest) throw new Error(`${address} painted nothing.`);
    let scrolled = Infinity;
    if (scroll) {
      await settled({ quiet: quietAfterPrefetching });
      scrolled = (await page.evaluate(readPage)).now;
      await page.evaluate(scrollDown);
      await settled({ quiet: quietAfterPrefetching });
    }
    const { shift, fetched } = await page.evaluate(readPage);
    const early = fetched.filter(({ path, at }) => endings.script.test(path) && at < firstPicture);
    if (!largest.isExpected) log(`LCP was neither first picture nor heading: ${largest.element}`);
    if (early.length > 0) log(`requested before the first picture: ${early.map(({ path }) => path).join(', ')}`);
    return {
      'LCP, ms': largest.at,
      'FCP, ms': firstPaint,
      'TBT, ms': blockingTime(longTasks, { after: firstPaint }),
      ...(scroll && { 'CLS with a full scroll': shift }),
      'LCP of neither first picture nor heading': Number(!largest.isExpected),
      'scripts before the first picture': early.length,
      ...weightOf(fetched, { idle: loaded + idleAfterLoad, scrolled }),
    };
  });
