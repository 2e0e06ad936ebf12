import fs from 'node:fs';

interface Stats {
  readonly assetsByChunkName: Readonly<Record<string, readonly string[]>>;
}

/** Matches the address of a page's own script in the built site, by the name of its file in src/pages. */
export function scriptOfPage(page: string): (url: URL) => boolean {
  const { assetsByChunkName } = JSON.parse(fs.readFileSync('public/webpack.stats.json', 'utf8')) as Stats;
  const own = (assetsByChunkName[`component---src-pages-${page}-tsx`] ?? []).filter((file) => file.endsWith('.js')).at(-1);
  if (!own) throw new Error(`public/webpack.stats.json names no script of src/pages/${page}.tsx: is the build of another version?`);
  return ({ pathname }) => pathname === `/${own}`;
}
