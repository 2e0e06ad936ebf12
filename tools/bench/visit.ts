import type { FlowResult, UserFlow } from 'lighthouse';
import type { Browser, ElementHandle, Page } from 'puppeteer-core';
import { engineParameters } from '../../src/domain/booking/bookingUrl';

/** The figures of one visit by name, such as `LCP, ms`. Missing ones are omitted. */
export type Figures = Readonly<Record<string, number>>;

/** A cheap phone on slow 4G. */
const phone = {
  formFactor: 'mobile',
  screenEmulation: { mobile: true, width: 390, height: 844, deviceScaleFactor: 2.75, disabled: false },
  // applied while the page loads: simulated figures cannot be compared with it, and a tap cannot be simulated
  throttlingMethod: 'devtools',
  // 1.6 Mbit/s down and 750 kbit/s up, in Lighthouse's kilobits of 1024
  throttling: { requestLatencyMs: 150, downloadThroughputKbps: 1562.5, uploadThroughputKbps: 732.4, cpuSlowdownMultiplier: 4 },
  // a film keeps the processor busy
  maxWaitForLoad: 20_000,
  disableFullPageScreenshot: true,
} as const;

const audits = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'interaction-to-next-paint',
  'resource-summary',
];

/** What is tapped on a loaded page, in this order: the first visible match, if any. */
const taps = {
  calendar: `input[name="${engineParameters.checkIn}"]`,
  menu: 'header button[aria-haspopup="dialog"]',
  people: 'form [role="group"] button:last-of-type',
  picture: 'main button:has(picture), main a[href^="#"]:has(picture)',
  'next page': 'main a[href^="/"]:not([target], [href*="#"], [href*="."])',
} as const;

/** Milliseconds after which a tap that changed nothing counts as lost. */
const lostAfter = 10_000;
/** Milliseconds in which the result of a tap is painted. */
const painted = 500;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** The state that a tap changes: the page, its open dialogs, the number of people. */
const stateOf = (page: Page): Promise<string> =>
  page
    .evaluate(() => {
      const groups = [...document.querySelectorAll('form [role="group"]')].map((group) => group.textContent);
      return [location.pathname, document.querySelectorAll('dialog[open]').length, ...groups].join();
    })
    // while another document is loaded
    .catch(() => 'no page');

async function firstVisible(page: Page, target: string): Promise<ElementHandle | undefined> {
  for (const element of await page.$$(target)) if (await element.isVisible()) return element;
  return undefined;
}

async function closeDialog(page: Page): Promise<void> {
  if (!(await page.$('dialog[open]'))) return;
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog[open]', { hidden: true });
}

/** Taps all elements, each tap in a timespan of its name. @returns the names of taps that changed nothing */
async function tapAll(flow: UserFlow, page: Page): Promise<string[]> {
  const lost: string[] = [];
  for (const [name, target] of Object.entries(taps)) {
    await closeDialog(page);
    const element = await firstVisible(page, target);
    if (!element) continue;
    await element.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await page.waitForNetworkIdle({ idleTime: painted, timeout: lostAfter }).catch(() => undefined);
    const before = await stateOf(page);
    await flow.startTimespan({ name });
    await element.tap();
    const end = performance.now() + lostAfter;
    while ((await stateOf(page)) === before && performance.now() < end) await pause(100);
    if ((await stateOf(page)) === before) lost.push(name);
    await pause(painted);
    await flow.endTimespan();
  }
  return lost;
}

/** Scrolls to the end of the page, half a screen at a time, in a timespan. */
async function scrollDown(flow: UserFlow, page: Page): Promise<void> {
  await flow.startTimespan({ name: 'scroll' });
  const isAtEnd = () => page.evaluate(() => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1);
  while (!(await isAtEnd())) {
    await page.evaluate(() => window.scrollBy({ top: window.innerHeight / 2, behavior: 'instant' }));
    await pause(100);
  }
  await pause(painted);
  await flow.endTimespan();
}

/** The figures of a flow: one page load, then timespans. */
function figuresOf({ steps }: FlowResult, lost: readonly string[]): Figures {
  const figures: Record<string, number> = {};
  for (const { name, lhr } of steps) {
    if (lhr.runtimeError) throw new Error(`${lhr.finalDisplayedUrl}: ${lhr.runtimeError.message}`);
    const value = (audit: string): number => lhr.audits[audit]?.numericValue ?? NaN;
    if (lhr.gatherMode === 'navigation') {
      figures['FCP, ms'] = value('first-contentful-paint');
      figures['LCP, ms'] = value('largest-contentful-paint');
      figures['TBT, ms'] = value('total-blocking-time');
      figures.CLS = value('cumulative-layout-shift');
      const { details } = lhr.audits['resource-summary'] ?? {};
      if (details?.type === 'table')
        for (const { resourceType, transferSize } of details.items)
          if (resourceType === 'script' || resourceType === 'total') figures[`${resourceType}, KiB`] = Number(transferSize) / 1024;
    } else if (name === 'scroll') figures['CLS, scrolled'] = value('cumulative-layout-shift');
    else figures[`INP, ${name}, ms`] = lost.includes(name) ? NaN : value('interaction-to-next-paint');
  }
  return figures;
}

/**
 * Loads a page in a browser with empty caches, then scrolls and taps if requested.
 * @returns figures by name; NaN for a tap that changed nothing
 * @throws when the page does not load
 */
export async function visit(browser: Browser, address: string, { taps: withTaps }: { taps: boolean }): Promise<Figures> {
  // a module without a CommonJS form
  const { startFlow } = await import('lighthouse');
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.emulateTimezone('America/Sao_Paulo');
    // a service worker would fetch other pages meanwhile
    await page.evaluateOnNewDocument(() => {
      navigator.serviceWorker.register = () => new Promise(() => undefined);
    });
    const flow = await startFlow(page, { config: { extends: 'lighthouse:default', settings: { ...phone, onlyAudits: audits } } });
    await flow.navigate(address);
    if (!withTaps) return figuresOf(await flow.createFlowResult(), []);
    await scrollDown(flow, page);
    const lost = await tapAll(flow, page);
    return figuresOf(await flow.createFlowResult(), lost);
  } finally {
    await context.close();
  }
}
