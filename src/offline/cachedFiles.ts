import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { type CachePolicy, cachePolicyOf, maximumFiles } from '../domain/offline/cachePolicy';
import { cacheNames, matchOptions } from './caches';
import { contentTypes, isOwn } from './ownResponse';

const options = {
  cacheName: cacheNames.files,
  matchOptions,
  plugins: [
    { cacheWillUpdate: ({ response }: { response: Response }) => Promise.resolve(isOwn(response, contentTypes.file) ? response : null) },
    new ExpirationPlugin({ maxEntries: maximumFiles }),
  ],
};

/** The strategies for scripts, styles, texts and fonts: from the cache; by name they are also fetched again to update it. */
export const fileStrategies: Readonly<Record<CachePolicy['address'], CacheFirst | StaleWhileRevalidate>> = {
  version: new CacheFirst(options),
  name: new StaleWhileRevalidate(options),
};

/** Stores a file, unless it is stored. @throws if it cannot be fetched or stored */
export async function cacheFile(event: ExtendableEvent, address: string): Promise<void> {
  const request = new Request(address, { priority: 'low' });
  if (!cachePolicyOf(new URL(request.url))) throw new Error(`${address} is not a file of this site.`);
  const [answer, done] = fileStrategies.version.handleAll({ event, request });
  if (!isOwn(await answer, contentTypes.file)) throw new Error(`${address} was answered with something else.`);
  await done;
}
