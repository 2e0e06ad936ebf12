import type { Browser, Page } from '@playwright/test';
import type { GatsbyWindow } from '../../../plugins/gatsby-plugin-first-paint/src/internals';
import { type Deed, earlyDeeds, settledDeeds } from './deeds';
import { onPhone, type Phone } from './phone';
import { readTap, watchTap } from './tapWatch';
import { quietForGood } from './traffic';

/** One tap and what came of it. Milliseconds. */
export interface Tap {
  /** `calendar`, `menu`, …, or `next page`; another name where its script had not come ahead. */
  readonly deed: string;
  /** After the first paint, or on a page that has settled. */
  readonly moment: number | 'settled';
  /** From the moment the finger left until anything looked different, 0 where it did before; NaN when nothing ever did. */
  readonly feedback: number;
  /** From that moment until the answer stood there; NaN for a tap that was lost. */
  readonly answer: number;
  /** From the navigation until the answer. */
  readonly sinceNavigation: number;
}

/** Milliseconds that a finger rests on the glass when it taps. */
const fingerRests = 80;
/** Milliseconds after which an unanswered tap is taken for lost. */
const timeoutMs = 10_000;
/** Milliseconds until the announcement has come, if there is one (docs/hotel-rules.md 12.5: 4 s after the page). */
const announcementTimeoutMs = 5000;

/** Touches the screen as a finger does. */
async function touch(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.waitForTimeout(fingerRests);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

/** Taps, where the page has something to tap for this deed. */
async function tap({ page, deed, moment }: { page: Page; deed: Deed; moment: Tap['moment'] }): Promise<Tap[]> {
  const place = await page.evaluate(watchTap, deed);
  if (!place) return [];
  await touch(page, place);
  await page.waitForFunction(() => window.tapWatch?.answered !== undefined, undefined, { timeout: timeoutMs, polling: 100 }).catch(() => undefined);
  const { tapped = NaN, noticed = NaN, answered = NaN } = await page.evaluate(readTap);
  return [{ deed: deed.name, moment, feedback: Math.max(0, noticed - tapped), answer: answered - tapped, sinceNavigation: answered }];
}

/** Closes the dialog that lies over the page, if one comes in time. */
async function closeDialog(page: Page, { timeout }: { timeout: number }): Promise<void> {
  const dialog = page.locator('dialog[open]');
  const came = await dialog
    .first()
    .waitFor({ timeout })
    .then(() => true)
    .catch(() => false);
  if (!came) return;
  await page.keyboard.press('Escape');
  await dialog.first().waitFor({ state: 'hidden' });
}

/** Taps once on a page that still loads, so many milliseconds after its first paint. */
const tapEarly = (browser: Browser, address: string, deed: Deed, moment: number): Promise<Tap[]> =>
  onPhone(browser, address, async ({ page }) => {
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction((after) => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0];
      return paint !== undefined && performance.now() >= paint.startTime + after;
    }, moment);
    return tap({ page, deed, moment });
  });

/**
 * Runs in the page: brings the first link of its text to another page into view, as a reader would come by it.
 * @returns where a link in view leads whose page has come ahead, script included; or else the first of all
 */
function comeByLink(routes: readonly string[]): { route: string; isAhead: boolean } | null {
  const { ___loader: loader } = window as unknown as GatsbyWindow;
  const isAhead = ({ pathname }: HTMLAnchorElement) => loader.loadPageSync(pathname) !== undefined;
  const isInView = (link: HTMLAnchorElement) => link.getBoundingClientRect().top >= 0 && link.getBoundingClientRect().bottom <= window.innerHeight;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].filter(
    ({ origin, pathname, target, hash, offsetHeight }) =>
      origin === window.location.origin && pathname !== window.location.pathname && routes.includes(pathname) && !target && !hash && offsetHeight > 0,
  );
  links[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const link = links.find((one) => isInView(one) && isAhead(one)) ?? links[0];
  return link ? { route: link.pathname, isAhead: isAhead(link) } : null;
}

/** Follows a link that has been in view long enough for its page to be fetched ahead. */
async function followLink({ page, traffic }: Phone, routes: readonly string[]): Promise<Tap[]> {
  if (!(await page.evaluate(comeByLink, routes))) return [];
  await traffic.settled({ quiet: quietForGood });
  const link = await page.evaluate(comeByLink, routes);
  if (!link) return [];
  const name = link.isAhead ? 'next page' : 'next page, without its script';
  return tap({ page, moment: 'settled', deed: { name, target: `main a[href="${link.route}"]`, answer: { arrives: link.route } } });
}

/** Does everything that a settled page can do, one after another, and then leaves it for another page. */
const tapSettled = (browser: Browser, address: string, routes: readonly string[]): Promise<Tap[]> =>
  onPhone(browser, address, async ({ page, traffic }) => {
    await page.goto(address, { waitUntil: 'load' });
    await traffic.settled();
    await closeDialog(page, { timeout: announcementTimeoutMs });
    const taps: Tap[] = [];
    for (const deed of settledDeeds) {
      const done = await tap({ page, deed, moment: 'settled' });
      if (done.length > 0) await closeDialog(page, { timeout: 100 });
      taps.push(...done);
      await traffic.settled({ quiet: 300 });
    }
    return [...taps, ...(await followLink({ page, traffic }, routes))];
  });

/**
 * Taps on a page as an impatient visitor does, each time as a new visitor, and then as a patient one.
 * @param moments milliseconds after the first paint
 * @param routes pages of the site, for links
 */
export async function tapPage(
  browser: Browser,
  address: string,
  { moments, routes }: { moments: readonly number[]; routes: readonly string[] },
): Promise<Tap[]> {
  const taps: Tap[] = [];
  for (const moment of moments) for (const deed of earlyDeeds) taps.push(...(await tapEarly(browser, address, deed, moment)));
  return [...taps, ...(await tapSettled(browser, address, routes))];
}
