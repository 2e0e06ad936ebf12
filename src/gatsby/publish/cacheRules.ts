import type { HeaderRule } from './headerRule';
import { shareFolder } from './share/shareFolder';

const forGood = 'public, max-age=31536000, immutable';
const forADay = 'public, max-age=86400';

/** For all that no rule is about: pages, their data, sitemap. They change with each publication, so a browser asks each time; unchanged, 304 is the answer. */
export const revalidate = 'no-cache';

/** What of the bundle stands beside the pages, by the names that Gatsby gives it: `app.0123456789abcdef0123.css`, and scripts of an older build. */
const hashedName = /^([^/]+[-.])[0-9a-f]{20}\.(?:js|css)$/;

/**
 * How long a browser may keep an answer. A name with a hash never changes its content; what `static/` holds keeps its name and seldom changes.
 * No address has two rules: some hosts would join them.
 * @param files of the built site, as paths below its folder
 * @param keptNames files and folders of `static/`
 */
export function cacheRules({ files, keptNames }: { files: readonly string[]; keptNames: readonly { name: string; isFolder: boolean }[] }): HeaderRule[] {
  // `component---src-pages-…` and its like share one rule: Cloudflare Pages reads a hundred.
  const bundled = new Set(files.flatMap((file) => hashedName.exec(file)?.[1]?.replace(/(?<=---).+/, '') ?? []));
  const rule = (path: string, value: string): HeaderRule => ({ path, headers: { 'Cache-Control': value } });
  return [
    rule('/static/*', forGood),
    // words bear their version in their address
    rule('/locales/*', forGood),
    // pictures shared with links bear a hash in their name
    rule(`/${shareFolder}/*`, forGood),
    ...[...bundled].sort().map((start) => rule(`/${start}*`, forGood)),
    ...keptNames.map(({ name, isFolder }) => rule(isFolder ? `/${name}/*` : `/${name}`, forADay)),
  ];
}
