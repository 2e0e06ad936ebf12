import type { Browser, Page } from '@playwright/test';
import type { GatsbyWindow } from '../../../plugins/gatsby-plugin-first-paint/src/internals';
import { announcementDelay } from '../../../src/domain/offers/announcement';
import { type Interaction, earlyInteractions, settledInteractions } from './interactions';
import type { Figures } from '../report';
import { onPhone, type Phone, quietAfterPrefetching } from './phone';
import { readTap, watchTap } from './tapWatch';

/** One tap and its result, in milliseconds. */
interface Tap {
  /** `calendar`, `menu`, …, or `next page`. */
  readonly interaction: string;
  /** Milliseconds after the first paint, or on a settled page. */
  readonly moment: number | 'settled';
  /** From the end of the touch until anything looked different, 0 if it did earlier; NaN if nothing ever did. */
  readonly feedback: number;
  /** From the end of the touch until the answer was painted; NaN for a lost tap. */
  readonly answer: number;
  /** From the navigation until the answer. */
  readonly sinceNavigation: number;
  /** Whether the script of the next page had been prefetched. */
  readonly isPrefetched?: boolean;
}

/** The interaction of following a link. */
const nextPage = 'next page';
/** Milliseconds that a touch lasts. */
const touchDuration = 80;
/** Milliseconds after which an unanswered tap counts as lost. */
const timeoutMs = 10_000;
/** Milliseconds to wait for an announcement. */
const announcementTimeoutMs = announcementDelay + 1000;

/** Touches the screen at a point. */
async function touch(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.waitForTimeout(touchDuration);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

/** Taps, if the page has the target of this interaction. */
async function tap({ page, interaction, moment }: { page: Page; interaction: Interaction; moment: Tap['moment'] }): Promise<Tap[]> {
  const place = await page.evaluate(watchTap, interaction);
  if (!place) return [];
  await touch(page, place);
  await page.waitForFunction(() => window.tapWatch?.answered !== undefined, undefined, { timeout: timeoutMs, polling: 100 }).catch(() => undefined);
  const { tapped = NaN, noticed = NaN, answered = NaN } = await page.evaluate(readTap);
  return [{ interaction: interaction.name, moment, feedback: Math.max(0, noticed - tapped), answer: answered - tapped, sinceNavigation: answered }];
}

/** Closes a dialog, if one opens within the timeout. */
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

/** Taps once on a page that is still loading, `moment` milliseconds after its first paint. */
const tapEarly = (browser: Browser, address: string, interaction: Interaction, moment: number): Promise<Tap[]> =>
  onPhone(browser, address, async ({ page }) => {
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction((after) => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0];
      return paint !== undefined && performance.now() >= paint.startTime + after;
    }, moment);
    return tap({ page, interaction, moment });
  });

/**
 * Runs in the page: scrolls the first link in the content to another page into view.
 * @returns the target of a link in view whose page has been prefetched, script included; else that of the first link
 */
function findLink(routes: readonly string[]): { route: string; isPrefetched: boolean } | null {
  const { ___loader: loader } = window as unknown as GatsbyWindow;
  const isPrefetched = ({ pathname }: HTMLAnchorElement) => loader.loadPageSync(pathname) !== undefined;
  const isInView = (link: HTMLAnchorElement) => link.getBoundingClientRect().top >= 0 && link.getBoundingClientRect().bottom <= window.innerHeight;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].filter(
    ({ origin, pathname, target, hash, offsetHeight }) =>
      origin === window.location.origin && pathname !== window.location.pathname && routes.includes(pathname) && !target && !hash && offsetHeight > 0,
  );
  links[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const link = links.find((one) => isInView(one) && isPrefetched(one)) ?? links[0];
  return link ? { route: link.pathname, isPrefetched: isPrefetched(link) } : null;
}

/** Follows a link that has been in view long enough for its page to be prefetched. */
async function followLink({ page, settled }: Phone, routes: readonly string[]): Promise<Tap[]> {
  if (!(await page.evaluate(findLink, routes))) return [];
  await settled({ quiet: quietAfterPrefetching });
  const link = await page.evaluate(findLink, routes);
  if (!link) return [];
  const interaction = { name: nextPage, target: `main a[href="${link.route}"]`, answer: { arrives: link.route } };
  return (await tap({ page, moment: 'settled', interaction })).map((one) => ({ ...one, isPrefetched: link.isPrefetched }));
}

/** Performs all interactions on a settled page, one after another, then follows a link. */
const tapSettled = (browser: Browser, address: string, routes: readonly string[]): Promise<Tap[]> =>
  onPhone(browser, address, async (phone) => {
    const { page, settled } = phone;
    await page.goto(address, { waitUntil: 'load' });
    await settled();
    await closeDialog(page, { timeout: announcementTimeoutMs });
    const taps: Tap[] = [];
    for (const interaction of settledInteractions) {
      const done = await tap({ page, interaction, moment: 'settled' });
      if (done.length > 0) await closeDialog(page, { timeout: 100 });
      taps.push(...done);
      await settled({ quiet: 300 });
    }
    return [...taps, ...(await followLink(phone, routes))];
  });

/** The figures of some taps; those at the first paint also from the navigation on. */
export function tapFigures(taps: readonly Tap[]): Figures {
  const figures = taps.flatMap(({ interaction, moment, feedback, answer, sinceNavigation, isPrefetched }): [string, number][] => {
    const name = `${interaction}, ${moment === 'settled' ? 'settled' : `first paint + ${moment}`}`;
    return [
      [`${name}, ms`, answer],
      [`feedback: ${name}, ms`, feedback],
      ...(isPrefetched ? [[`${name} and prefetched, ms`, answer] satisfies [string, number]] : []),
      ...(moment === 0 ? [[`${name}, from the navigation, ms`, sinceNavigation] satisfies [string, number]] : []),
    ];
  });
  return { ...Object.fromEntries(figures), 'taps lost': taps.filter(({ answer }) => Number.isNaN(answer)).length };
}

/**
 * Taps on a page while it loads, each time as a new visitor, and then once it has settled.
 * @param moments milliseconds after the first paint
 * @param routes pages of the site, for links
 */
export async function tapPage(
  browser: Browser,
  address: string,
  { moments, routes }: { moments: readonly number[]; routes: readonly string[] },
): Promise<Figures> {
  const taps: Tap[] = [];
  for (const moment of moments) for (const interaction of earlyInteractions) taps.push(...(await tapEarly(browser, address, interaction, moment)));
  return tapFigures([...taps, ...(await tapSettled(browser, address, routes))]);
}
