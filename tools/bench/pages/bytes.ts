export const kinds = ['html', 'css', 'js', 'fonts', 'images', 'films', 'data', 'other'] as const;
export type Kind = (typeof kinds)[number];

/** One response. */
export interface Fetched {
  readonly kind: Kind;
  /** As sent, compressed. Without headers: hosts compress those too (HTTP/2), the local server does not. */
  readonly bytes: number;
  /** Prefetched, for a later page or a part not opened yet. */
  readonly prefetched: boolean;
}

/** Bytes by kind, prefetched ones included; prefetched script separately as well. */
export type Bytes = Readonly<Record<Kind, number>> & { readonly total: number; readonly prefetchedScript: number };

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
export function bytesOf(fetched: readonly Fetched[]): Bytes {
  const sum = (of: (one: Fetched) => boolean): number => fetched.filter(of).reduce((total, { bytes }) => total + bytes, 0);
  const byKind = Object.fromEntries(kinds.map((kind) => [kind, sum((one) => one.kind === kind)])) as Record<Kind, number>;
  return { ...byKind, total: sum(() => true), prefetchedScript: sum(({ kind, prefetched }) => kind === 'js' && prefetched) };
}
