import type { GatsbyWindow } from '../../../plugins/gatsby-plugin-first-paint/src/internals';
import { setTimeout as pause } from 'node:timers/promises';
import fs from 'node:fs';
import { type BrowserContextOptions, chromium } from '@playwright/test';
import type { NginxServed } from '../../hosting/startNginx';
import { obtainChromium } from '../../test/findChromium';

/** What serving a visit costs, by a log of nginx: requests, and bytes sent, headers included. */
export function costOf(log: string) {
  const lines = log.split('\n').filter(Boolean);
  return { requests: lines.length, bytes: lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0) };
}

/** Waits until the log stops growing (nginx logs a request when it ends) and returns it. */
async function settledLog(file: string): Promise<string> {
  for (let before = ''; ;) {
    await pause(300);
    const now = fs.readFileSync(file, 'utf8');
    if (now && now === before) return now;
    before = now;
  }
}

/**
 * Measures a first visit, with an empty cache, that opens pages one after the other and scrolls each to its end.
 * @param paths the first is loaded as a document, the others by navigation within it
 */
export async function measureVisit(site: NginxServed, paths: readonly string[], options: BrowserContextOptions) {
  fs.truncateSync(site.log);
  const browser = await chromium.launch({ executablePath: obtainChromium(), args: ['--disable-gpu'] });
  try {
    const page = await (await browser.newContext(options)).newPage();
    for (const [index, path] of paths.entries()) {
      if (index === 0) await page.goto(site.url + path);
      else await page.evaluate((to) => (window as unknown as GatsbyWindow).___navigate(to), path);
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
