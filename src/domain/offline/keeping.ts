import { mediaFile, scriptFile, styleFile } from '../pages/builtFiles';

// What the service worker keeps for when there is no signal (docs/offline.md).

/** Address of the service worker. */
export const workerPath = '/sw.js';

/** Seconds that a page or its data may take before a kept one is shown instead. */
export const networkSeconds = 3;

/** Visited pages that are kept, the latest. */
export const maximumPages = 60;

/** Files of scripts, styles, words and fonts that are kept, the latest used. */
export const maximumFiles = 300;

/** Bytes of pictures that are kept, the latest seen. */
const picturesBudget = 60_000_000;

/**
 * Bytes that pictures may take: a quarter of what the browser lets the site keep, at most 60 MB.
 * @param quota bytes, as `navigator.storage.estimate()` says; undefined where it says nothing
 */
export const budgetOfPictures = (quota: number | undefined): number => Math.min(picturesBudget, (quota ?? Infinity) / 4);

interface KeptFile {
  readonly address: string;
  readonly bytes: number;
}

/**
 * The addresses of the files that must go so that the others fit.
 * @param kept the oldest first
 * @param budget bytes
 */
export function filesToDrop(kept: readonly KeptFile[], budget: number): string[] {
  let excess = kept.reduce((sum, { bytes }) => sum + bytes, 0) - budget;
  return kept.flatMap(({ address, bytes }) => {
    if (excess <= 0) return [];
    excess -= bytes;
    return [address];
  });
}

/** The page at an address, however the address is written: `/resort/`, `/resort.html` and `/resort/index.html` are `/resort`. */
export const pageAt = (pathname: string): string => pathname.replace(/(?:\/index)?\.html$|\/+$/g, '').replace(/\/+$/, '') || '/';

/**
 * How a file of the site is kept. `version`: its address changes with its content. `name`: it keeps its address, so it is fetched again whenever it is used.
 */
export interface CachePolicy {
  readonly kind: 'file' | 'picture';
  readonly address: 'version' | 'name';
}

const cachingRules: readonly (readonly [address: RegExp, policy: CachePolicy])[] = [
  [scriptFile, { kind: 'file', address: 'version' }],
  [styleFile, { kind: 'file', address: 'version' }],
  [/^(?:locales\/\w+\/\w+\.json|icons\.svg)\?v=\w+$/, { kind: 'file', address: 'version' }],
  [/^(?:fonts|patterns)\/[\w.-]+$/, { kind: 'file', address: 'name' }],
  [new RegExp(`${mediaFile.source}.+\\.(?:avif|jpg|jpeg|png|svg|webp)$`), { kind: 'picture', address: 'version' }],
  [/^fotos\/[^/?]+\.jpg$/, { kind: 'picture', address: 'name' }],
];

/** How the file at an address is kept; undefined for what is not: films, documents, `llms.txt`. A second try for a script, with a query, is left to the network. */
export const cachePolicyOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): CachePolicy | undefined =>
  cachingRules.find(([address]) => address.test((pathname + search).slice(1)))?.[1];
