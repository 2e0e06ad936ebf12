import fs from 'node:fs/promises';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { pageDataUrl, pageOfDataUrl } from '../../../plugins/gatsby-plugin-first-paint/src/pageData';
import { isOfDesk } from '../../../tools/desk/publish/publishedDesk';
import { forgetCompletedJobs, slicesFolder } from '../internals';
import { mediaFile } from '../../domain/pages/builtFiles';
import { redirects } from '../../domain/pages/redirects';
import { filesBelow, publicFolder } from './siteFiles';

function htmlOf(address: string): string {
  const name = address.replace(/^\/|\/$/g, '');
  return name.endsWith('.html') ? name : path.posix.join(name, 'index.html');
}

/** Files that may contain names of pictures. */
const isText = (file: string): boolean => /\.(?:html|json|css|js|txt|xml|webmanifest)$/.test(file);

/** Removes pages, with their data, pictures and films of an earlier build, which Gatsby never does. @returns whether pictures or films were removed */
export async function removeFrom(folder: string, { pages, isKept }: { pages: readonly string[]; isKept: (file: string) => boolean }): Promise<boolean> {
  const expected = new Set(pages.flatMap((page) => [htmlOf(page), pageDataUrl(page).slice(1)]));
  const files = await filesBelow(folder);
  const isOfPage = (file: string): boolean => /(?:^|\/)(?:index|404)\.html$/.test(file) || pageOfDataUrl(`/${file}`) !== undefined;
  const gone = files.filter((file) => isOfPage(file) && !expected.has(file) && !isKept(file));
  for (const file of gone) {
    await fs.rm(path.join(folder, file));
    // the folder too, unless it contains other pages
    await fs.rmdir(path.join(folder, path.dirname(file))).catch(() => undefined);
  }

  const named = new Set<string>();
  for (const file of files.filter((one) => isText(one) && !gone.includes(one)))
    for (const [, hash = ''] of (await fs.readFile(path.join(folder, file), 'utf8')).matchAll(/static\/([0-9a-f]{32})\//g)) named.add(hash);
  const hashes = new Set(files.flatMap((file) => mediaFile.exec(file)?.[1] ?? []));
  const withdrawn = [...hashes].filter((hash) => !named.has(hash));
  for (const hash of withdrawn) await fs.rm(path.join(folder, 'static', hash), { recursive: true });
  return withdrawn.length > 0;
}

/** Removes from `public/` everything that is no longer part of the site. Runs after all pages are written. */
export async function removeWithdrawn({ getNodesByType, store }: Pick<BuildArgs, 'getNodesByType' | 'store'>): Promise<void> {
  const redirecting = new Set(redirects.map(({ from }) => htmlOf(from)));
  const ownFiles = new Set(await filesBelow(path.resolve('static')));
  const removed = await removeFrom(publicFolder, {
    pages: getNodesByType('SitePage').map((page) => String(page.path)),
    isKept: (file) => redirecting.has(file) || ownFiles.has(file) || isOfDesk(file) || file.startsWith(slicesFolder),
  });
  if (removed) forgetCompletedJobs(store);
}
