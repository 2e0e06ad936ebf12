import type { CDPSession } from '@playwright/test';
import { kindOf, type Fetched, type Kind } from './bytes';

interface Request {
  readonly ahead: boolean;
  kind: Kind;
  fromCache: boolean;
}

/** Watches what a page fetches, from before its first request on. */
export class Traffic {
  readonly #under = new Map<string, Request>();
  readonly #fetched: Fetched[] = [];
  #changed = performance.now();

  readonly #end = (requestId: string, bytes: number): void => {
    const request = this.#under.get(requestId);
    if (!request) return;
    this.#under.delete(requestId);
    this.#changed = performance.now();
    if (!request.fromCache) this.#fetched.push({ kind: request.kind, bytes, ahead: request.ahead });
  };

  constructor(session: CDPSession) {
    session.on('Network.requestWillBeSent', ({ requestId, request: { url, headers } }) => {
      if (!/^https?:/.test(url)) return;
      const purpose = headers['Sec-Purpose'] ?? headers['Purpose'] ?? '';
      this.#under.set(requestId, { kind: 'other', fromCache: false, ahead: purpose.startsWith('prefetch') });
      this.#changed = performance.now();
    });
    session.on('Network.responseReceived', ({ requestId, response }) => {
      const request = this.#under.get(requestId);
      if (!request) return;
      request.kind = kindOf(response.mimeType);
      request.fromCache = Boolean(response.fromDiskCache || response.fromPrefetchCache);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => this.#end(requestId, encodedDataLength));
    session.on('Network.loadingFailed', ({ requestId }) => this.#end(requestId, 0));
  }

  /** What has come so far. */
  get fetched(): readonly Fetched[] {
    return [...this.#fetched];
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
