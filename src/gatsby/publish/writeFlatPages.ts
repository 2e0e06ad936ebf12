import fs from 'node:fs/promises';
import path from 'node:path';
import { slicesFolder } from '../internals';
import type { StaticEntry } from './headerRules';

/** Hosts search for this name: it is never a copy of an index. */
export const isNotFoundPage = (file: string): boolean => /(?:^|\/)404\.html$/.test(file);

/** Many hosts redirect `/resort` to `/resort/` for `resort/index.html`: with a copy at `resort.html` they do not. Old copies are removed. */
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
