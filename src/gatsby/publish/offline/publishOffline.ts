import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { type AppData, appDataUrl, type PageData, pageDataUrl, pageOfDataUrl } from '../../../../plugins/gatsby-plugin-first-paint/src/pageData';
import { chunkAttribute } from '../../../../plugins/gatsby-plugin-first-paint/src/startScripts';
import { cachePolicyOf, workerPath } from '../../../domain/offline/cachePolicy';
import { pagesAhead } from '../../../domain/offline/offlinePage';
import { hotelConstant } from '../../../hotel';
import { languages } from '../../../site';
import { filesBelow, hashOf } from '../siteFiles';

/** The files of a chunk that an early tap preloads. The calendar is large, and booking needs a connection. */
const calendarChunk = new RegExp(` ${chunkAttribute('calendar')}="[^"]*"`);

/** The addresses of the scripts, styles, icons and fonts that a page needs: all in its HTML. */
export function filesOfPage(html: string): string[] {
  const named = new Set(html.replace(calendarChunk, '').match(/\/[\w./-]+(?:\?v=\w+)?/g));
  return [...named].filter((address) => {
    const [pathname = '', query] = address.split('?');
    return cachePolicyOf({ pathname, search: query ? `?${query}` : '' })?.kind === 'file';
  });
}

/** Adds to the data of each page its build, its files and the hash of its HTML, for the service worker. Runs after the last change of any HTML. */
async function markPages(folder: string): Promise<void> {
  const { webpackCompilationHash: build } = JSON.parse(await fs.readFile(path.join(folder, appDataUrl), 'utf8')) as AppData;
  for (const file of await filesBelow(path.join(folder, 'page-data'))) {
    const page = pageOfDataUrl(`/page-data/${file}`);
    if (page === undefined) continue;
    const address = path.join(folder, 'page-data', file);
    const data = JSON.parse(await fs.readFile(address, 'utf8')) as PageData;
    // an error page has no address
    const html = await fs.readFile(path.join(folder, page, 'index.html'), 'utf8').catch(() => undefined);
    const marks = html === undefined ? {} : { html: hashOf(html), files: filesOfPage(html) };
    await fs.writeFile(address, JSON.stringify({ ...data, ...marks, result: { ...data.result, build } }));
  }
}

/** @param offline whether the service worker stores pages; otherwise it removes itself and the storage of an earlier one */
async function writeWorker(folder: string, { offline }: { readonly offline: boolean }): Promise<void> {
  // without pages that this hotel does not have
  const ahead = [...new Set(languages.flatMap(pagesAhead))].filter((page) => existsSync(path.join(folder, pageDataUrl(page))));
  const versions = await Promise.all(ahead.map(async (page) => [page, hashOf(await fs.readFile(path.join(folder, pageDataUrl(page))))] as const));
  await build({
    entryPoints: [path.resolve('src/offline', offline ? 'worker.ts' : 'removal.ts')],
    outfile: path.join(folder, workerPath),
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome109', 'firefox115', 'safari16.4'],
    // workbox-core and workbox-routing log unless they are built for production
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.HOTEL': hotelConstant('languages'),
      VERSIONS_AHEAD: JSON.stringify(Object.fromEntries(versions)),
    },
    logLevel: 'error',
  });
}

/** Writes the files for offline use (docs/offline.md). @param folder the built site */
export async function publishOffline(folder: string, { offline }: { readonly offline: boolean }): Promise<void> {
  await markPages(folder);
  await writeWorker(folder, { offline });
}
