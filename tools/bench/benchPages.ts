import fs from 'node:fs';
import { chromium } from '@playwright/test';
import { builtSite } from '../serve/builtSite';
import { obtainChromium } from '../test/findChromium';
import { makeBaseline } from './pages/makeBaseline';
import { pageLimits } from './pages/pageLimits';
import { emulateFastConnection } from './pages/phone';
import { onePerTemplate, publishedRoutes } from './pages/publishedRoutes';
import { serveWarm } from './pages/serveWarm';
import { tapPage } from './pages/tapPage';
import { visitPage } from './pages/visitPage';
import { type Figures, pageFigures, type Pair, reportRows } from './report';
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

/** The pages of a comparison: with and without picture, with booking card, carousels, tabs and forms. */
const comparedRoutes = ['/', '/acomodacoes', '/gastronomia', '/galeria', '/privacidade'];

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

/** Whether the other site is another build, not the same one without scripts. */
const isCompared = options.against !== undefined;

/** Milliseconds after the first paint at which an impatient visitor taps. */
const moments = isCompared ? [0, 500] : [0, 500, 1500];

/** Reports progress on stderr: stdout carries the figures. */
const log = (line: string): void => console.error(line);

/**
 * Visits and taps each page on both sites, once per round, so that a slow minute of the machine affects all of them. Which site comes first alternates, so that
 * warm caches favour neither.
 * @param all all pages of the site, for links
 */
async function measure(folder: string, otherFolder: string, plan: { routes: readonly string[]; all: readonly string[]; runs: number }): Promise<Pair[]> {
  const { routes, all, runs } = plan;
  const site = await serveWarm(folder, routes);
  const other = await serveWarm(otherFolder, routes);
  const browser = await chromium.launch({ executablePath: obtainChromium(), args: ['--disable-gpu'] });
  const tapped = onePerTemplate(routes);

  const figuresOf = async (address: string, route: string): Promise<Figures> => {
    const isBaseline = address === other.url && !isCompared;
    const note = (line: string): void => (isBaseline ? undefined : log(`${route}: ${line}`));
    const visited = options.only === 'taps' ? {} : await visitPage(browser, address + route, { scroll: !isBaseline && !isCompared, log: note });
    const answered = options.only === 'loads' || isBaseline || !tapped.includes(route) ? {} : await tapPage(browser, address + route, { moments, routes: all });
    return { ...visited, ...answered };
  };

  const pairs: Pair[] = [];
  try {
    await visitPage(browser, other.url + (routes[0] ?? '/'), { scroll: false }); // a browser's first visit is slower than all others
    for (let run = 0; run < runs; run += 1)
      for (const [index, page] of routes.entries()) {
        log(`${run + 1}/${runs}  ${index + 1}/${routes.length}  ${page}`);
        const found = new Map<string, Figures>();
        for (const { url } of run % 2 === 0 ? [other, site] : [site, other]) found.set(url, await figuresOf(url, page));
        pairs.push({ page, site: found.get(site.url) ?? {}, other: found.get(other.url) ?? {} });
      }
    return pairs;
  } finally {
    await browser.close();
    await Promise.all([site.close(), other.close()]);
  }
}

async function main(): Promise<void> {
  if (options.fast) emulateFastConnection();
  const runs = options.quick ? 1 : Number(options.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs takes a whole number of visits.\n\n${usage}`);
  const folder = builtSite();
  const all = await publishedRoutes({ folder, languages: options.languages.split(',') });
  const room = all.find((route) => route.startsWith('/quartos/')) ?? '/';
  const routes = options.routes?.split(',') ?? (options.quick ? ['/', '/acomodacoes', room] : isCompared ? [...comparedRoutes, room] : all);

  const other = options.against ?? (await makeBaseline(folder));
  try {
    const pairs = await measure(folder, other, { routes, all, runs });
    const report = isCompared ? reportRows(pairs) : reportRows(pairs, pageLimits);
    console.log(options.json ? JSON.stringify(pageFigures(pairs), undefined, 2) : `\n${plainTable(report)}\n`);
  } finally {
    if (!isCompared) fs.rmSync(other, { recursive: true });
  }
}

runMain(main);
