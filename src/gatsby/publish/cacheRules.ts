import { nameBeforeHash, pageChunkPrefix } from '../internals';
import type { HeaderRule } from './headerRule';
import { shareFolder } from './share/shareFolder';

const immutable = 'public, max-age=31536000, immutable';
const oneDay = 'public, max-age=86400';

/** For all files without a rule: pages, their data, sitemap. They change with each publication, so browsers revalidate them at each visit. */
export const revalidate = 'no-cache';

/** A file or folder at the top of the project's `static` folder, which Gatsby copies into the site. */
export interface StaticEntry {
  readonly name: string;
  readonly isFolder: boolean;
}

/**
 * How long browsers may cache a file. A file with a hash in its name never changes; a file of the project's `static` folder keeps its name and seldom changes.
 * No address has two rules, since some hosts would join them.
 * @param files files of the built site, as paths below its folder
 * @param staticEntries files and folders of the project's `static` folder
 */
export function cacheRules({ files, staticEntries }: { files: readonly string[]; staticEntries: readonly StaticEntry[] }): HeaderRule[] {
  // The pages' own CSS files share one rule: Cloudflare Pages reads no more than a hundred.
  const prefixOf = (name: string): string => (name.startsWith(pageChunkPrefix) ? pageChunkPrefix : name);
  const bundled = new Set(files.flatMap((file) => nameBeforeHash(file) ?? []).map(prefixOf));
  const rule = (path: string, value: string): HeaderRule => ({ path, headers: { 'Cache-Control': value } });
  return [
    rule('/static/*', immutable),
    // namespaces on demand, with their version in the address
    rule('/locales/*', immutable),
    // link preview pictures, with a hash in their name
    rule(`/${shareFolder}/*`, immutable),
    ...[...bundled].sort().map((prefix) => rule(`/${prefix}*`, immutable)),
    ...staticEntries.map(({ name, isFolder }) => rule(isFolder ? `/${name}/*` : `/${name}`, oneDay)),
  ];
}
