import type { CDPSession } from '@playwright/test';
import { type Kind, kindOf } from './bytes';

/** One answer, with what tells whether anybody asked for it. */
export interface Came {
  readonly kind: Kind;
  /** As sent, compressed, without headers. */
  readonly bytes: number;
  readonly path: string;
  /** When it was asked for: milliseconds, as `performance.now` of this process tells them. */
  readonly at: number;
  /** By a hint of the page. */
  readonly prefetched: boolean;
}

interface Request extends Pick<Came, 'path' | 'at' | 'prefetched'> {
  kind: Kind;
  /** Bytes of its content, where the answer says so. */
  length?: number;
  fromCache: boolean;
}

/** Milliseconds of quiet after which nothing is fetched ahead any more (`plugins/gatsby-plugin-first-paint/src/idle.ts`). */
export const quietForGood = 4000;

/** Watches what a page fetches, from before its first request on. */
export class Traffic {
  readonly #under = new Map<string, Request>();
  readonly #came: Came[] = [];
  #changed = performance.now();

  readonly #end = (requestId: string, bytes: number): void => {
    const request = this.#under.get(requestId);
    if (!request) return;
    this.#under.delete(requestId);
    this.#changed = performance.now();
    const { kind, path, at, prefetched, length, fromCache } = request;
    if (!fromCache) this.#came.push({ kind, path, at, prefetched, bytes: length ?? bytes });
  };

  constructor(session: CDPSession) {
    session.on('Network.requestWillBeSent', ({ requestId, request: { url, headers } }) => {
      if (!/^https?:/.test(url)) return;
      const purpose = headers['Sec-Purpose'] ?? headers['Purpose'] ?? '';
      this.#under.set(requestId, {
        kind: 'other',
        path: new URL(url).pathname,
        at: performance.now(),
        fromCache: false,
        prefetched: purpose.startsWith('prefetch'),
      });
      this.#changed = performance.now();
    });
    session.on('Network.responseReceived', ({ requestId, response }) => {
      const request = this.#under.get(requestId);
      if (!request) return;
      request.kind = kindOf(response.mimeType);
      const length = Object.entries(response.headers).find(([name]) => name.toLowerCase() === 'content-length')?.[1];
      if (length !== undefined) request.length = Number(length);
      request.fromCache = Boolean(response.fromDiskCache || response.fromPrefetchCache);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => this.#end(requestId, encodedDataLength));
    session.on('Network.loadingFailed', ({ requestId }) => this.#end(requestId, 0));
  }

  /** What has come so far. */
  get came(): readonly Came[] {
    return [...this.#came];
  }

  /** Waits until nothing has been under way for `quiet` milliseconds, `most` at the longest (a page may fetch for ever). */
  async settled({ quiet = 1000, most = 30_000 }: { quiet?: number; most?: number } = {}): Promise<void> {
    const start = performance.now();
    while (performance.now() - start < most) {
      const left = this.#under.size > 0 ? quiet : quiet - (performance.now() - this.#changed);
      if (left <= 0) return;
      await new Promise((resolve) => setTimeout(resolve, Math.min(left + 1, 100)));
    }
  }
}
