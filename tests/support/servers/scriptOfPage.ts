import fs from 'node:fs';
import { statsFile, type WebpackStats } from '../../../plugins/gatsby-plugin-first-paint/src/internals';
import { pageChunkPrefix } from '../../../src/gatsby/internals';

/** Matches the address of a page's own script in the built site, by the name of its file in src/pages. */
export function scriptOfPage(page: string): (url: URL) => boolean {
  const { assetsByChunkName } = JSON.parse(fs.readFileSync(`public/${statsFile}`, 'utf8')) as WebpackStats;
  const script = (assetsByChunkName[`${pageChunkPrefix}src-pages-${page}-tsx`] ?? []).filter((file) => file.endsWith('.js')).at(-1);
  if (!script) throw new Error(`public/${statsFile} names no script of src/pages/${page}.tsx: is the build of another version?`);
  return ({ pathname }) => pathname === `/${script}`;
}
