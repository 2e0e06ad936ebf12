import fs from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { startSite } from '../../serve/serve';
import { obtainChromium } from '../../test/findChromium';
import { loadPage } from './loadPage';

/** The addresses of two built sites on this machine, and the browser that visits both. */
export interface Sites {
  readonly browser: Browser;
  readonly site: string;
  readonly other: string;
}

/**
 * Requests pages, scripts, styles and data of a site once: our server compresses a file at its first request, while hosts have it ready.
 * @param site its address
 * @param folder the built site
 */
async function warmUp(site: string, { folder, routes }: { folder: string; routes: readonly string[] }): Promise<void> {
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(js|css|json)$/.test(file));
  const addresses = [...routes, ...files.map((file) => `/${file.split(path.sep).join('/')}`)];
  for (const address of addresses) await (await fetch(site + address, { headers: { 'Accept-Encoding': 'br' } })).arrayBuffer();
}

/**
 * Serves two built sites and opens a browser, for as long as a function runs.
 * @param routes the pages to be visited
 */
export async function withSites<Result>(
  { site: folder, other: otherFolder, routes }: { site: string; other: string; routes: readonly string[] },
  act: (sites: Sites) => Promise<Result>,
): Promise<Result> {
  const site = await startSite({ folder, port: 0 });
  const other = await startSite({ folder: otherFolder, port: 0 });
  const browser = await chromium.launch({ executablePath: obtainChromium(), args: ['--disable-gpu'] });
  try {
    await warmUp(site.url, { folder, routes });
    await warmUp(other.url, { folder: otherFolder, routes });
    await loadPage(browser, other.url + (routes[0] ?? '/'), { scroll: false }); // a browser's first visit is slower than all others
    return await act({ browser, site: site.url, other: other.url });
  } finally {
    await browser.close();
    await Promise.all([site.close(), other.close()]);
  }
}

/** Measures both sites, alternating which comes first, so that warm caches favour neither. */
export async function measureBoth<Result>(
  { site, other }: Sites,
  run: number,
  act: (address: string) => Promise<Result>,
): Promise<{ site: Result; other: Result }> {
  if (run % 2 === 1) return { site: await act(site), other: await act(other) };
  const second = await act(other);
  return { site: await act(site), other: second };
}
