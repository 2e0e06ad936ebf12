import type { CDPSession } from '@playwright/test';

export const kinds = ['html', 'css', 'js', 'fonts', 'images', 'films', 'data', 'other'] as const;
type Kind = (typeof kinds)[number];

/** Bytes by kind, prefetched ones included; prefetched script separately as well. */
export type Bytes = Readonly<Record<Kind, number>> & { readonly total: number; readonly prefetchedScript: number };

/** One response, with what shows whether it was prefetched. */
export interface ReceivedResponse {
  readonly kind: Kind;
  /** As sent, compressed. Without headers: hosts compress those too (HTTP/2), the local server does not. */
  readonly bytes: number;
  readonly path: string;
  /** When it was requested, by `performance.now` of this process. */
  readonly at: number;
  /** For a later page or a part not opened yet: here, by a prefetch hint in the page. */
  readonly prefetched: boolean;
}

const kindsByType: readonly (readonly [RegExp, Kind])[] = [
  [/^text\/html/, 'html'],
  [/^text\/css/, 'css'],
  [/javascript/, 'js'],
  [/^font\/|woff/, 'fonts'],
  [/^image\//, 'images'],
  [/^video\//, 'films'],
  [/json/, 'data'],
];

/** The kind of a content type. */
export const kindOf = (contentType: string): Kind => kindsByType.find(([pattern]) => pattern.test(contentType))?.[1] ?? 'other';

/** Transferred bytes by kind and in total, and those of prefetched scripts. */
export function bytesOf(fetched: readonly Pick<ReceivedResponse, 'kind' | 'bytes' | 'prefetched'>[]): Bytes {
  const sum = (of: (one: (typeof fetched)[number]) => boolean): number => fetched.filter(of).reduce((total, { bytes }) => total + bytes, 0);
  const byKind = Object.fromEntries(kinds.map((kind) => [kind, sum((one) => one.kind === kind)])) as Record<Kind, number>;
  return { ...byKind, total: sum(() => true), prefetchedScript: sum(({ kind, prefetched }) => kind === 'js' && prefetched) };
}

interface Request extends Pick<ReceivedResponse, 'path' | 'at' | 'prefetched'> {
  kind: Kind;
  /** Content-Length, if the response has one. */
  length?: number;
  fromCache: boolean;
}

/** Milliseconds without requests after which no more prefetching follows (`plugins/gatsby-plugin-first-paint/src/idle.ts`). */
export const quietAfterPrefetching = 4000;

/** Records the requests of a page from the first one on. */
export class Traffic {
  readonly #pending = new Map<string, Request>();
  readonly #received: ReceivedResponse[] = [];
  #changed = performance.now();

  readonly #end = (requestId: string, bytes: number): void => {
    const request = this.#pending.get(requestId);
    if (!request) return;
    this.#pending.delete(requestId);
    this.#changed = performance.now();
    const { kind, path, at, prefetched, length, fromCache } = request;
    if (!fromCache) this.#received.push({ kind, path, at, prefetched, bytes: length ?? bytes });
  };

  constructor(session: CDPSession) {
    session.on('Network.requestWillBeSent', ({ requestId, request: { url, headers } }) => {
      if (!/^https?:/.test(url)) return;
      const purpose = headers['Sec-Purpose'] ?? headers['Purpose'] ?? '';
      this.#pending.set(requestId, {
        kind: 'other',
        path: new URL(url).pathname,
        at: performance.now(),
        fromCache: false,
        prefetched: purpose.startsWith('prefetch'),
      });
      this.#changed = performance.now();
    });
    session.on('Network.responseReceived', ({ requestId, response }) => {
      const request = this.#pending.get(requestId);
      if (!request) return;
      request.kind = kindOf(response.mimeType);
      const length = Object.entries(response.headers).find(([name]) => name.toLowerCase() === 'content-length')?.[1];
      if (length !== undefined) request.length = Number(length);
      request.fromCache = Boolean(response.fromDiskCache || response.fromPrefetchCache);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => this.#end(requestId, encodedDataLength));
    session.on('Network.loadingFailed', ({ requestId }) => this.#end(requestId, 0));
  }

  /** Responses so far. */
  get received(): readonly ReceivedResponse[] {
    return [...this.#received];
  }

  /** Waits until no request has been pending for `quiet` milliseconds, at most `timeout` (a page may go on fetching for ever). */
  async settled({ quiet = 1000, timeout = 30_000 }: { quiet?: number; timeout?: number } = {}): Promise<void> {
    const start = performance.now();
    while (performance.now() - start < timeout) {
      const left = this.#pending.size > 0 ? quiet : quiet - (performance.now() - this.#changed);
      if (left <= 0) return;
      await new Promise((resolve) => setTimeout(resolve, Math.min(left + 1, 100)));
    }
  }
}
