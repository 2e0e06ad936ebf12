export const kinds = ['html', 'css', 'js', 'fonts', 'images', 'films', 'data', 'other'] as const;
export type Kind = (typeof kinds)[number];

/** One answer that came over the network. */
export interface Fetched {
  readonly kind: Kind;
  /** As sent, compressed; without headers, which a host sends compressed as well (HTTP/2) and this loopback does not. */
  readonly bytes: number;
  /** Fetched ahead for a later page or for a part that nobody has asked for yet. */
  readonly ahead: boolean;
}

/** Bytes by kind, those fetched ahead included; of script, those apart as well. */
export type Bytes = Readonly<Record<Kind, number>> & { readonly total: number; readonly scriptAhead: number };

const kindsByType: readonly (readonly [RegExp, Kind])[] = [
  [/^text\/html/, 'html'],
  [/^text\/css/, 'css'],
  [/javascript/, 'js'],
  [/^font\/|woff/, 'fonts'],
  [/^image\//, 'images'],
  [/^video\//, 'films'],
  [/json/, 'data'],
];

/** What kind of thing a content type stands for. */
export const kindOf = (contentType: string): Kind => kindsByType.find(([pattern]) => pattern.test(contentType))?.[1] ?? 'other';

export function bytesOf(fetched: readonly Fetched[]): Bytes {
  const sum = (of: (one: Fetched) => boolean): number => fetched.filter(of).reduce((total, { bytes }) => total + bytes, 0);
  const byKind = Object.fromEntries(kinds.map((kind) => [kind, sum((one) => one.kind === kind)])) as Record<Kind, number>;
  return { ...byKind, total: sum(() => true), scriptAhead: sum(({ kind, ahead }) => kind === 'js' && ahead) };
}
