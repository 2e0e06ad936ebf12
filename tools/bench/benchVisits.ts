import { type Browser, chromium } from '@playwright/test';
import { roomPath } from '../../src/domain/pages/addresses';
import { defaultLanguage } from '../../src/site';
import { builtSite } from '../serve/builtSite';
import { startSite } from '../serve/serve';
import { commandOptions } from '../system/commandOptions';
import { runMain } from '../system/run';
import { obtainChromium } from '../test/findChromium';
import { readPage } from './pages/pageWatch';
import { publishedRoutes } from './pages/publishedRoutes';
import { connections, onPhone } from './pages/phone';
import { serveSlowly } from './pages/slowServer';
import { type Limit, pageFigures, type Pair, reportRows } from './report';
import { plainTable } from './tables';

// npm run bench:visits: how fast a second visit is, with and without the service worker.

const usage = `npm run bench:visits -- [options], after npm run build

  --runs 5             first and second visits of each kind
  --routes /,/resort   these pages; default: home, the first room, /gastronomia
  --json               figures as JSON instead of tables`;

const options = commandOptions({
  usage,
  options: {
    runs: { type: 'string', default: '5' },
    routes: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});

interface Kind {
  readonly serviceWorker: boolean;
  /** Whether the browser has emptied its own cache between the visits, as phones with little room do within days. What a service worker keeps stays. */
  readonly cacheEmptied: boolean;
}

/** Visits a page twice on one phone. @returns LCP of both, in milliseconds */
const visitTwice = (browser: Browser, address: string, { serviceWorker, cacheEmptied }: Kind): Promise<{ readonly first: number; readonly second: number }> =>
  onPhone(
    browser,
    address,
    async ({ page, settled, session }) => {
      const visit = async () => {
        await page.goto(address, { waitUntil: 'load' });
        await settled();
        return (await page.evaluate(readPage)).largest?.at ?? NaN;
      };
      const first = await visit();
      if (serviceWorker) {
        // the last page that is kept ahead
        await page.waitForFunction(async () => (await caches.match('/fr/sem-internet')) !== undefined, undefined, { polling: 500, timeout: 120_000 });
        // as after some time: it starts with the second visit
        await session.send('ServiceWorker.enable');
        await session.send('ServiceWorker.stopAllWorkers');
      }
      if (cacheEmptied) await session.send('Network.clearBrowserCache');
      await page.goto('about:blank');
      return { first, second: await visit() };
    },
    { serviceWorker, slowsConnection: false },
  );

const limits: readonly Limit[] = [
  { of: /^second visit, LCP as a share of the first$/, max: 0.8 },
  { of: /^second visit, cache emptied, LCP, ms$/, by: 'ratio', max: 0.8 },
  { of: /^second visit, LCP, ms$/, by: 'ratio', max: 1.1 },
];

/** Two visits each with and without its service worker, with the browser's cache kept and emptied. */
async function measure(browser: Browser, address: string) {
  const figures = async (serviceWorker: boolean) => {
    const kept = await visitTwice(browser, address, { serviceWorker, cacheEmptied: false });
    const emptied = await visitTwice(browser, address, { serviceWorker, cacheEmptied: true });
    return {
      'first visit, LCP, ms': kept.first,
      'second visit, LCP, ms': kept.second,
      'second visit, LCP as a share of the first': kept.second / kept.first,
      'second visit, cache emptied, LCP, ms': emptied.second,
    };
  };
  return { site: await figures(true), other: await figures(false) };
}

async function main(): Promise<void> {
  const runs = Number(options.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs takes a whole number of visits.\n\n${usage}`);
  const folder = builtSite();
  const site = await startSite({ folder, port: 0 });
  const slow = await serveSlowly(site.url, connections.slow4g);
  const browser = await chromium.launch({ executablePath: obtainChromium(), args: ['--disable-gpu'] });
  try {
    const all = await publishedRoutes({ folder, languages: [defaultLanguage] });
    const routes = options.routes?.split(',') ?? ['/', all.find((route) => route.startsWith(roomPath(''))) ?? '/', '/gastronomia'];
    // a browser's first visit is slower than all others, and so is a file's first request, which compresses it
    for (const route of routes) await visitTwice(browser, slow.url + route, { serviceWorker: true, cacheEmptied: false });
    const pairs: Pair[] = [];
    for (let run = 0; run < runs; run += 1)
      for (const page of routes) {
        console.error(`${run + 1}/${runs}  ${page}`);
        pairs.push({ page, ...(await measure(browser, slow.url + page)) });
      }
    if (options.json) console.log(JSON.stringify(pageFigures(pairs), undefined, 2));
    else console.log(`\nOn slow 4G, with the service worker (this site) and without it (other)\n\n${plainTable(reportRows(pairs, limits))}\n`);
  } finally {
    await browser.close();
    await Promise.all([slow.close(), site.close()]);
  }
}

runMain(main);
