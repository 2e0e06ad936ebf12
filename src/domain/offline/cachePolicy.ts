import { bundleFile, mediaFile } from '../pages/builtFiles';

// What the service worker stores for offline use (docs/offline.md).

export const workerPath = '/sw.js';

/** Seconds to wait for a page or its data before a stored one is shown. */
export const networkSeconds = 3;

/** Maximum number of stored pages, the latest visited. */
export const maximumPages = 60;

/** Maximum number of stored scripts, styles, texts and fonts, the latest used. */
export const maximumFiles = 300;

/** Maximum bytes of stored pictures, the latest seen. */
const picturesBudget = 60_000_000;

/**
 * Maximum bytes of stored pictures: a quarter of the browser's quota, at most 60 MB.
 * @param quota bytes from `navigator.storage.estimate()`; undefined if unknown
 */
export const budgetOfPictures = (quota: number | undefined): number => Math.min(picturesBudget, (quota ?? Infinity) / 4);

/**
 * The addresses of the files to delete so that the others fit.
 * @param kept the oldest first
 * @param budget bytes
 */
export function filesToDrop(kept: readonly { address: string; bytes: number }[], budget: number): string[] {
  let excess = kept.reduce((sum, { bytes }) => sum + bytes, 0) - budget;
  return kept.flatMap(({ address, bytes }) => {
    if (excess <= 0) return [];
    excess -= bytes;
    return [address];
  });
}

/** The page at an address in any form: `/resort/`, `/resort.html` and `/resort/index.html` are `/resort`. */
export const pageAt = (pathname: string): string => pathname.replace(/(?:\/index)?\.html$|\/+$/g, '').replace(/\/+$/, '') || '/';

/** How a file is stored. `version`: its address changes with its content. `name`: its address is constant, so it is fetched again whenever it is used. */
export interface CachePolicy {
  readonly kind: 'file' | 'picture';
  readonly address: 'version' | 'name';
}

const cachingRules: readonly (readonly [address: RegExp, policy: CachePolicy])[] = [
  [bundleFile, { kind: 'file', address: 'version' }],
  [/^(?:locales\/\w+\/\w+\.json|icons\.svg)\?v=\w+$/, { kind: 'file', address: 'version' }],
  [/^(?:fonts|patterns)\/[\w.-]+$/, { kind: 'file', address: 'name' }],
  [new RegExp(`${mediaFile.source}.+\\.(?:avif|jpg|jpeg|png|svg|webp)$`), { kind: 'picture', address: 'version' }],
  [/^fotos\/[^/?]+\.jpg$/, { kind: 'picture', address: 'name' }],
];

/** The policy for an address; undefined for files that are not stored: films, documents, `llms.txt`, and a script's second try, with a query. */
export const cachePolicyOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): CachePolicy | undefined =>
  cachingRules.find(([address]) => address.test((pathname + search).slice(1)))?.[1];
