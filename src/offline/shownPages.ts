import { cacheNames } from './caches';
import type { CachedVersion } from './cachedPages';

declare const self: ServiceWorkerGlobalScope;

// Which documents were shown from the cache: their data must be from there too. Stored in a cache, since a service worker loses its variables.

export interface ShownPage extends CachedVersion {
  readonly page: string;
}

const untilStopped = new Map<string, ShownPage>();

const openShown = (): Promise<Cache> => caches.open(cacheNames.shown);
const keyOf = (documentId: string): string => `/${documentId}`;

/** Records which stored page a document shows. @param documentId `resultingClientId` of the navigation */
export async function noteShown(documentId: string, shown: ShownPage): Promise<void> {
  untilStopped.set(documentId, shown);
  await (await openShown()).put(keyOf(documentId), Response.json(shown));
}

/** Minimum number of recorded documents, open or closed: a document that is loading is not a client yet. */
const remembered = 20;

export async function forgetClosed(): Promise<void> {
  const cache = await openShown();
  for (const request of (await cache.keys()).slice(0, -remembered)) {
    const id = new URL(request.url).pathname.slice(1);
    if (!(await self.clients.get(id))) await cache.delete(request);
  }
}

/** The stored page that a document shows; undefined for a document from the network. @param documentId `clientId` of a request */
export async function shownIn(documentId: string): Promise<ShownPage | undefined> {
  const noted = untilStopped.has(documentId) ? undefined : await (await openShown()).match(keyOf(documentId));
  return noted ? ((await noted.json()) as ShownPage) : untilStopped.get(documentId);
}
