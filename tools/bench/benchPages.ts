import { parseArgs } from 'node:util';
import path from 'node:path';
import fs from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { startSite } from '../serve/serve';
import { obtainChromium } from '../test/findChromium';
import { evaluate, verdictRows } from './checks';
import { keepLastRun, lastRunFile, currentRunContext } from './lastRun';
import { buildWithout } from './pages/buildWithout';
import { comparedRoutes, compareSites } from './pages/compareSites';
import { differenceRows } from './pages/difference';
import { loadPage } from './pages/loadPage';
import { makeBaseline } from './pages/makeBaseline';
import { pageChecks } from './pages/pageChecks';
import { loadRows, remarks, tapRows } from './pages/pageTables';
import { onePerTemplate, publishedRoutes } from './pages/publishedRoutes';
import { type Pair, routeReport, type RouteReport } from './pages/routeReport';
import { emulateFastConnection } from './pages/phone';
import { type Tap, tapPage } from './pages/tapPage';
import { warmUp } from './pages/warmUp';
import { plainTable } from './tables';
import { runMain } from '../system/run';

// npm run bench:pages: how fast the built site is on a cheap phone, compared with the same site without scripts.

const usage = `npm run bench:pages -- [options], after npm run build

  --runs 5             visits to each page, alternating with the same page without scripts
  --routes /,/resort   these pages only
  --languages pt       pages of these languages: pt,en,fr
  --only loads         loads or taps only
  --quick              one visit to three pages
  --fast               10 Mbit/s and 40 ms in place of slow 4G; not kept for npm run bench:docs
  --without prefetch   the site against itself without these techniques of gatsby-plugin-first-paint, separated by commas
  --against /a/public  the site against another build
  --json               figures as JSON instead of tables`;

/** Milliseconds after the first paint at which an impatient visitor taps. */
const moments = [0, 500, 1500];

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    routes: { type: 'string' },
    languages: { type: 'string', default: 'pt' },
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
    fast: { type: 'boolean', default: false },
    without: { type: 'string' },
    against: { type: 'string' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

/** Reports progress on stderr: stdout carries the figures. */
const log = (line: string): void => console.error(line);

interface Sites {
  readonly site: string;
  readonly baseline: string;
  readonly browser: Browser;
}

/** One visit to each of the two, alternating which comes first, so that warm caches favour neither. */
async function visitPair({ browser, site, baseline }: Sites, route: string, run: number): Promise<Pair> {
  const visitPage = () => loadPage(browser, site + route, { scroll: true });
  const visitBaseline = () => loadPage(browser, baseline + route, { scroll: false });
  if (run % 2 === 0) return { baseline: await visitBaseline(), page: await visitPage() };
  return { page: await visitPage(), baseline: await visitBaseline() };
}

/** Visits each page once per round, so that a slow minute of the machine affects all of them. */
async function measure(sites: Sites, { routes, all, runs }: { routes: readonly string[]; all: readonly string[]; runs: number }): Promise<RouteReport[]> {
  const pairs = new Map<string, Pair[]>();
  const taps = new Map<string, Tap[]>();
  const tapped = onePerTemplate(routes);
  await loadPage(sites.browser, sites.baseline + (routes[0] ?? '/'), { scroll: false }); // Warm-up: a browser's first visit is slower than all others.
  for (let run = 0; run < runs; run += 1) {
    for (const [index, route] of routes.entries()) {
      log(`${run + 1}/${runs}  ${index + 1}/${routes.length}  ${route}`);
      if (options.only !== 'taps') pairs.set(route, [...(pairs.get(route) ?? []), await visitPair(sites, route, run)]);
      if (options.only !== 'loads' && tapped.includes(route))
        taps.set(route, [...(taps.get(route) ?? []), ...(await tapPage(sites.browser, sites.site + route, { moments, routes: all }))]);
    }
  }
  return routes.map((route) => routeReport(route, { pairs: pairs.get(route) ?? [], taps: taps.get(route) ?? [] }));
}

function print(routes: readonly RouteReport[]): void {
  if (options.json) {
    console.log(JSON.stringify(routes, undefined, 2));
    return;
  }
  const measured = routes.filter(({ visits }) => visits > 0);
  if (measured.length > 0) console.log(`\nMilliseconds and KiB, medians; first before scrolling, then in all\n\n${plainTable(loadRows(measured))}`);
  if (routes.some(({ taps }) => taps.length > 0)) console.log(`\nTaps, milliseconds, medians\n\n${plainTable(tapRows(routes))}`);
  const notes = remarks(routes);
  if (notes.length > 0) console.log(`\n${notes.join('\n')}`);
  console.log(`\n${plainTable(verdictRows(evaluate(pageChecks, routes)))}\n`);
}

/** Compares the site with another build. */
async function compare(folder: string, other: string, all: readonly string[]): Promise<void> {
  const [site, second] = await Promise.all([folder, other].map((one) => startSite({ folder: one, port: 0 })));
  const browser = await chromium.launch({ executablePath: obtainChromium(), args: ['--disable-gpu'] });
  try {
    const routes = options.routes?.split(',') ?? comparedRoutes;
    await warmUp(site?.url ?? '', { folder, routes });
    await warmUp(second?.url ?? '', { folder: other, routes });
    const found = await compareSites(
      { browser, site: site?.url ?? '', other: second?.url ?? '' },
      { routes, all, runs: Number(options.runs), loads: options.only !== 'taps', taps: options.only !== 'loads', log },
    );
    console.log(options.json ? JSON.stringify(found, undefined, 2) : `\n${plainTable(differenceRows(found))}\n`);
  } finally {
    await browser.close();
    await Promise.all([site?.close(), second?.close()]);
  }
}

async function main(): Promise<void> {
  if (options.help) {
    console.log(usage);
    return;
  }
  if (options.fast) emulateFastConnection();
  const folder = path.resolve('public');
  if (!fs.existsSync(path.join(folder, 'sitemap.xml'))) throw new Error('There is no built site in public/. Run `npm run build` first.');
  const all = await publishedRoutes({ folder, languages: options.languages.split(',') });
  if (options.against !== undefined) {
    await compare(folder, options.against, all);
    return;
  }
  if (options.without !== undefined) {
    const copy = await buildWithout(options.without);
    await compare(folder, path.join(copy, 'public'), all).finally(() => fs.rmSync(copy, { recursive: true }));
    return;
  }
  const quickRoutes = ['/', '/acomodacoes', all.find((route) => route.startsWith('/quartos/')) ?? '/'];
  const routes = options.routes?.split(',') ?? (options.quick ? quickRoutes : all);
  const runs = options.quick ? 1 : Number(options.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs takes a whole number of visits.\n\n${usage}`);

  const baselineFolder = await makeBaseline(folder);
  const site = await startSite({ folder, port: 0 });
  const baseline = await startSite({ folder: baselineFolder, port: 0 });
  const browser = await chromium.launch({ executablePath: obtainChromium(), args: ['--disable-gpu'] });
  try {
    await warmUp(site.url, { folder, routes });
    await warmUp(baseline.url, { folder: baselineFolder, routes });
    const measured = await measure({ browser, site: site.url, baseline: baseline.url }, { routes, all, runs });
    print(measured);
    if (options.fast) return;
    keepLastRun({ pages: { ...currentRunContext(), routes: measured } });
    log(`Saved to ${lastRunFile}`);
  } finally {
    await browser.close();
    await Promise.all([site.close(), baseline.close()]);
    fs.rmSync(baselineFolder, { recursive: true });
  }
}

runMain(main);
