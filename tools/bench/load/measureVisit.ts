import { setTimeout as pause } from 'node:timers/promises';
import fs from 'node:fs';
import { type BrowserContextOptions, chromium } from '@playwright/test';
import type { NginxServed } from '../../hosting/startNginx';
import { obtainChromium } from '../../test/findChromium';

/** What a visit costs the one who serves it. */
export interface Cost {
  readonly requests: number;
  /** Sent, with headers. */
  readonly bytes: number;
}

/** What the log of nginx sums up to. */
export function costOf(log: string): Cost {
  const lines = log.split('\n').filter(Boolean);
  return { requests: lines.length, bytes: lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0) };
}

/** The log once nothing is added to it any more: a request is noted when it ends. */
async function settledLog(file: string): Promise<string> {
  for (let before = ''; ;) {
    await pause(300);
    const now = fs.readFileSync(file, 'utf8');
    if (now && now === before) return now;
    before = now;
  }
}

/**
 * A visitor who comes for the first time, with an empty cache, opens pages one after the other and reads each to its end.
 * @param paths the first is opened, the others follow within the document, as a click would
 */
export async function measureVisit(site: NginxServed, paths: readonly string[], options: BrowserContextOptions): Promise<Cost> {
  fs.truncateSync(site.log);
  const browser = await chromium.launch({ executablePath: obtainChromium(), args: ['--disable-gpu'] });
  try {
    const page = await (await browser.newContext(options)).newPage();
    for (const [index, path] of paths.entries()) {
      if (index === 0) await page.goto(site.url + path);
      else await page.evaluate((to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to), path);
      await page.waitForURL(site.url + path);
      await page.locator('#___gatsby[data-hydrated]').waitFor({ state: 'attached' });
      await page.evaluate(async () => {
        for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
          window.scrollTo({ top, behavior: 'instant' });
          await new Promise((resolve) => setTimeout(resolve, 150));
        }
      });
      await page.waitForLoadState('networkidle');
    }
  } finally {
    await browser.close();
  }
  return costOf(await settledLog(site.log));
}
