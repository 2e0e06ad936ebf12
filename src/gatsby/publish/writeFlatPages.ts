import fs from 'node:fs/promises';
import path from 'node:path';
import { slicesFolder } from '../internals';
import type { StaticEntry } from './headerRules';

/** Hosts look for this name: it is never a copy of an index. */
export const isNotFoundPage = (file: string): boolean => /(?:^|\/)404\.html$/.test(file);

/**
 * Gatsby writes `resort/index.html`, for which Netlify, Cloudflare Pages and other hosts redirect `/resort` to `/resort/`, which is not the page's address.
 * With a copy at `resort.html` they answer without a redirect. Copies left from pages that no longer exist are removed.
 * @param folder the built site
 * @param files its files, as paths below it
 * @param staticEntries files and folders of the project's `static` folder, which stay as they are
 */
export async function writeFlatPages(
  folder: string,
  { files, staticEntries }: { files: readonly string[]; staticEntries: readonly StaticEntry[] },
): Promise<void> {
  const all = new Set(files);
  const isKept = (file: string) => staticEntries.some(({ name, isFolder }) => (isFolder ? file.startsWith(`${name}/`) : file === name));
  const isFlat = (file: string) =>
    file.endsWith('.html') && !/(?:^|\/)index\.html$/.test(file) && !isNotFoundPage(file) && !file.startsWith(slicesFolder) && !isKept(file);
  const flatOf = (index: string) => index.replace(/\/index\.html$/, '.html');
  const indexes = files.filter((file) => file.endsWith('/index.html') && isFlat(flatOf(file)));
  const stale = files.filter((file) => isFlat(file) && !all.has(file.replace(/\.html$/, '/index.html')));
  await Promise.all([
    ...indexes.map((index) => fs.copyFile(path.join(folder, index), path.join(folder, flatOf(index)))),
    ...stale.map((file) => fs.rm(path.join(folder, file))),
  ]);
}
