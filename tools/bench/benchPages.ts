import fs from 'node:fs';
import { builtSite } from '../serve/builtSite';
import { evaluate, verdictRows } from './checks';
import { comparedRoutes, compareSites } from './pages/compareSites';
import { differenceRows } from './pages/difference';
import { loadPage } from './pages/loadPage';
import { makeBaseline } from './pages/makeBaseline';
import { pageChecks } from './pages/pageChecks';
import { loadRows, remarks, tapRows } from './pages/pageTables';
import { onePerTemplate, publishedRoutes } from './pages/publishedRoutes';
import { type Pair, routeReport, type RouteReport } from './pages/routeReport';
import { emulateFastConnection } from './pages/phone';
import { measureBoth, type Sites, withSites } from './pages/sites';
import { type Tap, tapPage } from './pages/tapPage';
import { plainTable } from './tables';
import { commandOptions } from '../system/commandOptions';
import { runMain } from '../system/run';

// npm run bench:pages: how fast the built site is on a cheap phone, compared with the same site without scripts.

const usage = `npm run bench:pages -- [options], after npm run build

  --runs 5             visits to each page, alternating with the same page without scripts
  --routes /,/resort   these pages only
  --languages pt       pages of these languages: pt,en,fr
  --only loads         loads or taps only
  --quick              one visit to three pages
  --fast               10 Mbit/s and 40 ms in place of slow 4G
  --against /a/public  the site against another build: before a change, or without one technique of gatsby-plugin-first-paint
  --json               figures as JSON instead of tables`;

/** Milliseconds after the first paint at which an impatient visitor taps. */
const moments = [0, 500, 1500];

const options = commandOptions({
  usage,
  options: {
    runs: { type: 'string', default: '5' },
    routes: { type: 'string' },
    languages: { type: 'string', default: 'pt' },
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
    fast: { type: 'boolean', default: false },
    against: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});

/** Reports progress on stderr: stdout carries the figures. */
const log = (line: string): void => console.error(line);

/** Visits each page once per round, so that a slow minute of the machine affects all of them. */
async function measure(sites: Sites, { routes, all, runs }: { routes: readonly string[]; all: readonly string[]; runs: number }): Promise<RouteReport[]> {
  const pairs = new Map<string, Pair[]>();
  const taps = new Map<string, Tap[]>();
  const tapped = onePerTemplate(routes);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, route] of routes.entries()) {
      log(`${run + 1}/${runs}  ${index + 1}/${routes.length}  ${route}`);
      if (options.only !== 'taps') {
        const visit = (address: string) => loadPage(sites.browser, address + route, { scroll: address === sites.site });
        const { site: page, other: baseline } = await measureBoth(sites, run, visit);
        pairs.set(route, [...(pairs.get(route) ?? []), { page, baseline }]);
      }
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
  const routes = options.routes?.split(',') ?? comparedRoutes;
  const plan = { routes, all, runs: Number(options.runs), loads: options.only !== 'taps', taps: options.only !== 'loads', log };
  const found = await withSites({ site: folder, other, routes }, (sites) => compareSites(sites, plan));
  console.log(options.json ? JSON.stringify(found, undefined, 2) : `\n${plainTable(differenceRows(found))}\n`);
}

async function main(): Promise<void> {
  if (options.fast) emulateFastConnection();
  const folder = builtSite();
  const all = await publishedRoutes({ folder, languages: options.languages.split(',') });
  if (options.against !== undefined) {
    await compare(folder, options.against, all);
    return;
  }
  const quickRoutes = ['/', '/acomodacoes', all.find((route) => route.startsWith('/quartos/')) ?? '/'];
  const routes = options.routes?.split(',') ?? (options.quick ? quickRoutes : all);
  const runs = options.quick ? 1 : Number(options.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs takes a whole number of visits.\n\n${usage}`);

  const baseline = await makeBaseline(folder);
  try {
    const measured = await withSites({ site: folder, other: baseline, routes }, (sites) => measure(sites, { routes, all, runs }));
    print(measured);
  } finally {
    fs.rmSync(baseline, { recursive: true });
  }
}

runMain(main);
