import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import puppeteer, { type Browser } from 'puppeteer-core';
import { headersFileName } from '../../src/gatsby/publish/headersFile';
import { roomPath } from '../../src/domain/pages/addresses';
import { defaultLanguage, languageTags } from '../../src/site';
import { builtSite } from '../serve/builtSite';
import type { Served } from '../serve/listen';
import { startSite } from '../serve/serve';
import { commandOptions } from '../system/commandOptions';
import { runMain } from '../system/run';
import { obtainChromium } from '../test/findChromium';
import { type Pair, reportRows } from './report';
import { plainTable } from '../system/tables';
import { visit } from './visit';

// npm run bench: the speed of the built site on a cheap phone, by Lighthouse.

const options = commandOptions({
  usage: `npm run bench -- [options], after npm run build: pages and taps on a cheap phone, compared with the same pages without scripts

  --runs 3             visits to each page, alternating with the other site
  --routes /,/resort   these pages; default: one of each kind
  --loads              loads of the pages only, no taps
  --against /a/public  compared with another build: before a change, or without one technique of gatsby-plugin-first-paint
  --json               the figures of all visits as JSON instead of a table of medians`,
  options: {
    runs: { type: 'string', default: '3' },
    routes: { type: 'string' },
    loads: { type: 'boolean', default: false },
    against: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});

/** With and without picture, with booking card, carousels, tabs and forms. */
const defaultRoutes = (folder: string): string[] => {
  const pages = [...fs.readFileSync(path.join(folder, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const room = pages.find((route) => route.startsWith(roomPath('')));
  return ['/', '/acomodacoes', ...(room ? [room] : []), '/gastronomia', '/galeria', '/privacidade'].filter((route) => pages.includes(route));
};

/** A folder with the same site, whose policy blocks all scripts. Everything else is linked. @returns the folder, for the caller to remove */
function siteWithoutScripts(folder: string): string {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'without-scripts-'));
  for (const name of fs.readdirSync(folder)) if (name !== headersFileName) fs.symlinkSync(path.join(folder, name), path.join(copy, name));
  const headers = fs.readFileSync(path.join(folder, headersFileName), 'utf8');
  fs.writeFileSync(path.join(copy, headersFileName), headers.replace(/script-src [^;]*/g, "script-src 'none'"));
  return copy;
}

/** Serves a built site and requests its pages, scripts, styles and data once: our server compresses a file at its first request, hosts earlier. */
async function serveWarm(folder: string, routes: readonly string[]): Promise<Served> {
  const site = await startSite({ folder, port: 0 });
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(js|css|json)$/.test(file));
  const addresses = [...routes, ...files.map((file) => `/${file.split(path.sep).join('/')}`)];
  for (const address of addresses) await (await fetch(site.url + address, { headers: { 'Accept-Encoding': 'br' } })).arrayBuffer();
  return site;
}

/** Visits each page on both sites, once per round, so that a slow minute of the machine affects all. The order of the sites alternates. */
async function measure(browser: Browser, sites: { readonly site: Served; readonly other: Served }, routes: readonly string[], runs: number): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (let run = 0; run < runs; run += 1)
    for (const page of routes) {
      console.error(`${run + 1}/${runs}  ${page}`);
      const visitSite = () => visit(browser, sites.site.url + page, { taps: !options.loads });
      const visitOther = () => visit(browser, sites.other.url + page, { taps: !options.loads && options.against !== undefined });
      if (run % 2 === 0) pairs.push({ page, site: await visitSite(), other: await visitOther() });
      else {
        const other = await visitOther();
        pairs.push({ page, site: await visitSite(), other });
      }
    }
  return pairs;
}

async function main(): Promise<void> {
  const runs = Number(options.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number of visits.');
  const folder = builtSite();
  const routes = options.routes?.split(',') ?? defaultRoutes(folder);
  const otherFolder = options.against ?? siteWithoutScripts(folder);
  const [site, other] = [await serveWarm(folder, routes), await serveWarm(otherFolder, routes)];
  const args = ['--no-sandbox', '--disable-gpu', `--accept-lang=${languageTags[defaultLanguage]}`];
  const browser = await puppeteer.launch({ executablePath: obtainChromium(), args });
  try {
    await visit(browser, site.url + (routes[0] ?? '/'), { taps: false }); // a browser's first visit is slower than all others
    const pairs = await measure(browser, { site, other }, routes, runs);
    console.log(options.json ? JSON.stringify(pairs, undefined, 2) : `\n${plainTable(reportRows(pairs))}\n`);
  } finally {
    await browser.close();
    await Promise.all([site.close(), other.close()]);
    if (!options.against) fs.rmSync(otherFolder, { recursive: true });
  }
}

runMain(main);
