import { setTimeout as wait } from 'node:timers/promises';
import type { Condition } from '../condition';
import { seed } from '../seed';

/** Milliseconds that a file takes at most. */
const slowest = 700;
/** Share of the files whose first request is lost. */
const lossy = 0.2;

/** A number from 0 to 1 by seed, address and count (FNV-1a): the same whatever order the requests come in. */
function chance(...parts: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const character of [seed, ...parts].join(' ')) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0;
  // the last characters alone would change the low bits alone
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b) >>> 0;
  return hash / 2 ** 32;
}

/**
 * A crowded mobile network: every file takes its time, and a fifth of them fail at the first request. Documents and forms only take their time: what the
 * browser says where they fail is not the site's.
 */
export const slowNetwork: Condition = {
  visitor: 'a visitor on a slow and lossy network',
  sample: 'bookForFamily',
  begin: async (page) => {
    const requests = new Map<string, number>();
    await page.route('**/*', async (route) => {
      const request = route.request();
      const address = new URL(request.url());
      const time = (requests.get(address.pathname) ?? 0) + 1;
      requests.set(address.pathname, time);
      await wait(chance(address.pathname, time, 'delay') * slowest);
      // the page may have gone on to another one
      const canBeLost = !request.isNavigationRequest() && request.method() === 'GET';
      const lost = canBeLost && time === 1 && chance(address.pathname, 'loss') < lossy;
      await (lost ? route.abort('connectionreset') : route.fallback()).catch(() => undefined);
    });
    return undefined;
  },
};
