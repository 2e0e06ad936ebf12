import type { Browser } from '@playwright/test';
import { chromium } from '@playwright/test';
import { builtSite } from '../serve/builtSite';
import { startSite } from '../serve/serve';
import { commandOptions } from '../system/commandOptions';
import { runMain } from '../system/run';
import { obtainChromium } from '../test/findChromium';
import { type Check, evaluate, verdictRows } from './checks';
import { median } from './median';
import { readPage } from './pages/pageWatch';
import { connections, onPhone } from './pages/phone';
import { serveSlowly } from './pages/slowServer';
import { plainTable } from './tables';

// npm run bench:visits: how fast a second visit is, with and without the service worker.

const usage = `npm run bench:visits -- [options], after npm run build

  --runs 5             first and second visits of each kind
  --routes /,/resort   these pages; default: /, /quartos/luxo, /gastronomia
  --json               figures as JSON instead of tables`;

const options = commandOptions({
  usage,
  options: {
    runs: { type: 'string', default: '5' },
    routes: { type: 'string', default: '/,/quartos/luxo,/gastronomia' },
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
    async ({ page, traffic, session }) => {
      const visit = async () => {
        await page.goto(address, { waitUntil: 'load' });
        await traffic.settled();
        return (await page.evaluate(readPage)).largestPaint;
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

/** LCP of a page, medians in milliseconds. */
type VisitsReport = Awaited<ReturnType<typeof measure>>[number];

const checks: readonly Check<VisitsReport>[] = [
  { label: 'A second visit with the service worker against the first', value: ({ first, secondWith }) => secondWith / first, max: 0.8, unit: '×', digits: 2 },
  {
    label: 'The same, once the browser has emptied its cache, against one without',
    value: ({ emptiedWithout, emptiedWith }) => emptiedWith / emptiedWithout,
    max: 0.8,
    unit: '×',
    digits: 2,
  },
  {
    label: 'A second visit with the service worker against one without',
    value: ({ secondWithout, secondWith }) => secondWith / secondWithout,
    max: 1.1,
    unit: '×',
    digits: 2,
  },
];

const kinds: readonly Kind[] = [true, false].flatMap((serviceWorker) => [false, true].map((cacheEmptied) => ({ serviceWorker, cacheEmptied })));
const nameOf = ({ serviceWorker, cacheEmptied }: Kind): string => `${String(serviceWorker)} ${String(cacheEmptied)}`;

async function measure(browser: Browser, site: string, { routes, runs }: { routes: readonly string[]; runs: number }) {
  const found = new Map<string, { first: number; second: number }[]>();
  for (let run = 0; run < runs; run += 1)
    for (const route of routes)
      for (const kind of kinds) {
        console.error(`${run + 1}/${runs}  ${route}`);
        const key = `${route} ${nameOf(kind)}`;
        found.set(key, [...(found.get(key) ?? []), await visitTwice(browser, site + route, kind)]);
      }
  return routes.map((route) => {
    const of = (kind: Kind) => found.get(`${route} ${nameOf(kind)}`) ?? [];
    const second = (serviceWorker: boolean, cacheEmptied: boolean) => median(of({ serviceWorker, cacheEmptied }).map((visits) => visits.second));
    return {
      name: route,
      first: median(kinds.flatMap(of).map((visits) => visits.first)),
      secondWithout: second(false, false),
      secondWith: second(true, false),
      emptiedWithout: second(false, true),
      emptiedWith: second(true, true),
    };
  });
}

async function main(): Promise<void> {
  const runs = Number(options.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs takes a whole number of visits.\n\n${usage}`);
  const site = await startSite({ folder: builtSite(), port: 0 });
  const slow = await serveSlowly(site.url, connections.slow4g);
  const browser = await chromium.launch({ executablePath: obtainChromium(), args: ['--disable-gpu'] });
  try {
    const routes = options.routes.split(',');
    // a browser's first visit is slower than all others, and so is a file's first request, which compresses it
    for (const route of routes) await visitTwice(browser, slow.url + route, { serviceWorker: true, cacheEmptied: false });
    const reports = await measure(browser, slow.url, { routes, runs });
    if (options.json) console.log(JSON.stringify(reports, undefined, 2));
    else {
      const figure = (value: number) => value.toFixed(0);
      const rows = reports.map(({ name, ...figures }) => [name, ...Object.values(figures).map(figure)]);
      const headings = ['Page', 'first', 'second, without', 'with', 'cache emptied, without', 'with'];
      console.log(`\nLCP in milliseconds, medians, on slow 4G, with and without the service worker\n\n${plainTable([headings, ...rows])}`);
      console.log(`\n${plainTable(verdictRows(evaluate(checks, reports)))}\n`);
    }
  } finally {
    await browser.close();
    await Promise.all([slow.close(), site.close()]);
  }
}

runMain(main);
