import type { WorkboxPlugin } from 'workbox-core';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { budgetOfPictures, filesToDrop, type CachePolicy, cachePolicyOf } from '../domain/offline/cachePolicy';
import { cacheNames, matchOptions } from './caches';
import { contentTypes, isOwn } from './ownResponse';

const cacheName = cacheNames.pictures;
const lengthHeader = 'Content-Length';

/** Bytes of each stored picture by its address, the oldest first; undefined until needed. */
let sizes: Promise<Map<string, number>> | undefined;

async function readSizes(): Promise<Map<string, number>> {
  const pictures = await caches.open(cacheName);
  const read = new Map<string, number>();
  for (const request of await pictures.keys()) read.set(request.url, Number((await pictures.match(request))?.headers.get(lengthHeader)));
  return read;
}

/** Deletes all pictures when the quota is reached: they are the largest files, and the least needed. */
export async function dropPictures(): Promise<void> {
  sizes = undefined;
  await caches.delete(cacheName);
}

/** Limits the bytes of stored pictures and deletes the oldest. Workbox itself counts files and days, not bytes. */
const budget: WorkboxPlugin = {
  // adds the length, which a host may omit
  cacheWillUpdate: async ({ response }) => {
    if (!isOwn(response, contentTypes.picture)) return null;
    const body = await response.arrayBuffer();
    const headers = new Headers(response.headers);
    headers.set(lengthHeader, String(body.byteLength));
    return new Response(body, { headers });
  },
  cacheDidUpdate: async ({ request, newResponse }) => {
    const known = await (sizes ??= readSizes());
    known.delete(request.url);
    known.set(request.url, Number(newResponse.headers.get(lengthHeader)));
    const { quota } = await navigator.storage.estimate();
    const pictures = await caches.open(cacheName);
    const kept = [...known].map(([address, bytes]) => ({ address, bytes }));
    for (const address of filesToDrop(kept, budgetOfPictures(quota))) {
      known.delete(address);
      await pictures.delete(address);
    }
  },
};

const options = { cacheName, matchOptions, plugins: [budget] };

/** The strategies for pictures: from the cache; by name they are also fetched again to update it. */
export const pictureStrategies: Readonly<Record<CachePolicy['address'], CacheFirst | StaleWhileRevalidate>> = {
  version: new CacheFirst(options),
  name: new StaleWhileRevalidate(options),
};

const fromBrowser = new CacheFirst({ ...options, fetchOptions: { cache: 'only-if-cached', mode: 'same-origin' } });

/** Stores pictures that the browser has fetched before, from its cache only: nothing is sent or received. */
export async function cacheSeen(event: ExtendableEvent, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const request = new Request(address, { mode: 'same-origin', cache: 'only-if-cached' });
    if (cachePolicyOf(new URL(request.url))?.kind === 'picture') await Promise.allSettled(fromBrowser.handleAll({ event, request }));
  }
}
