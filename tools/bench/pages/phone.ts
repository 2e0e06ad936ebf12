import fs from 'node:fs';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { languageOfPath } from '../../../src/domain/i18n/localizedPath';
import { languageTags } from '../../../src/site';
import { watchPage } from './pageWatch';

/** Milliseconds of a round trip, bits per second. */
export const connections = {
  slow4g: { roundTrip: 150, download: 1_600_000, upload: 750_000 },
  fast: { roundTrip: 40, download: 10_000_000, upload: 5_000_000 },
} as const;

let connection: (typeof connections)[keyof typeof connections] = connections.slow4g;

/** Emulates a fast connection from now on, in place of slow 4G. */
export function emulateFastConnection(): void {
  connection = connections.fast;
}

/** A cheap phone (docs/performance.md). */
const phone = {
  /** CSS pixels, and device pixel ratio. */
  screen: { width: 390, height: 844, density: 2.75 },
  /** How many times slower than this machine. */
  slowdown: 4,
} as const;

const agent = 'Mozilla/5.0 (Linux; Android 14; Mobile) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

/** tsx calls this helper in functions that are evaluated in the page. */
const namingHelper = 'globalThis.__name ??= (named) => named';

/** Its variable is global by name: Playwright runs such scripts within a function. */
const webVitals = `${fs.readFileSync('node_modules/web-vitals/dist/web-vitals.iife.js', 'utf8')};globalThis.webVitals = webVitals`;

/** Milliseconds without requests after which no more prefetching follows (`plugins/gatsby-plugin-first-paint/src/idle.ts`). */
export const quietAfterPrefetching = 4000;

export interface Phone {
  readonly page: Page;
  readonly session: CDPSession;
  /** Waits until no request has been pending for `quiet` milliseconds, at most half a minute (a page may go on fetching for ever). */
  readonly settled: (options?: { quiet?: number }) => Promise<void>;
}

function waitForQuiet(page: Page): Phone['settled'] {
  let pending = 0;
  let changed = performance.now();
  const count = (change: number) => (): void => {
    pending += change;
    changed = performance.now();
  };
  page.on('request', count(1)).on('requestfinished', count(-1)).on('requestfailed', count(-1));
  return async ({ quiet = 1000 } = {}) => {
    const start = performance.now();
    while ((pending > 0 || performance.now() - changed < quiet) && performance.now() - start < 30_000) await page.waitForTimeout(50);
  };
}

interface PhoneOptions {
  /** Whether pages may register the service worker, which would fetch other pages while one is measured; default: not. */
  readonly serviceWorker?: boolean;
  /** Whether the browser slows the connection, which it does for pages alone, not for a service worker; default: it does. */
  readonly slowsConnection?: boolean;
}

async function slowDown(session: CDPSession, { slowsConnection = true }: PhoneOptions): Promise<void> {
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: phone.slowdown });
  if (!slowsConnection) return;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: connection.roundTrip,
    downloadThroughput: connection.download / 8,
    uploadThroughput: connection.upload / 8,
    connectionType: 'cellular4g',
  });
}

/** Runs a function on a phone with an empty cache, whose language is that of the address. */
export async function onPhone<Result>(browser: Browser, address: string, act: (phone: Phone) => Promise<Result>, options: PhoneOptions = {}): Promise<Result> {
  const language = languageOfPath(new URL(address).pathname);
  const context = await browser.newContext({
    viewport: { width: phone.screen.width, height: phone.screen.height },
    deviceScaleFactor: phone.screen.density,
    isMobile: true,
    hasTouch: true,
    userAgent: agent,
    locale: languageTags[language],
    timezoneId: 'America/Sao_Paulo',
    serviceWorkers: options.serviceWorker ? 'allow' : 'block',
  });
  try {
    await context.addInitScript(namingHelper);
    await context.addInitScript({ content: webVitals });
    await context.addInitScript(watchPage);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const settled = waitForQuiet(page);
    await slowDown(session, options);
    return await act({ page, session, settled });
  } finally {
    await context.close();
  }
}
