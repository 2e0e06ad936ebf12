import fs from 'node:fs/promises';
import path from 'node:path';

/** Hosts look for this name, so it is a page's own, also where a folder of the same name has an index. */
export const isNotFoundPage = (file: string): boolean => /(?:^|\/)404\.html$/.test(file);

/** Below these, names are Gatsby's, not addresses of pages. */
const noPages = /^(?:_gatsby|page-data)\//;

/**
 * Gatsby writes `resort/index.html`; Netlify, Cloudflare Pages and other hosts lead `/resort` to `/resort/` then, which is not the page's address.
 * Where `resort.html` stands beside it, they answer at once. Those of pages that are no more go.
 * @param folder the built site
 * @param files of it, as paths below it
 */
export async function writeFlatPages(folder: string, files: readonly string[]): Promise<void> {
  const all = new Set(files);
  const isFlat = (file: string) => file.endsWith('.html') && !/(?:^|\/)index\.html$/.test(file) && !isNotFoundPage(file) && !noPages.test(file);
  const flatOf = (index: string) => index.replace(/\/index\.html$/, '.html');
  const indexes = files.filter((file) => file.endsWith('/index.html') && isFlat(flatOf(file)));
  const stale = files.filter((file) => isFlat(file) && !all.has(file.replace(/\.html$/, '/index.html')));
  await Promise.all([
    ...indexes.map((index) => fs.copyFile(path.join(folder, index), path.join(folder, flatOf(index)))),
    ...stale.map((file) => fs.rm(path.join(folder, file))),
  ]);
}
