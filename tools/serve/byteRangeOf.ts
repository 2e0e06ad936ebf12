export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * The single byte range of a `Range` header; `undefined` when the whole file is to be sent (no header, another unit, several ranges),
 * `'beyond'` when the range is not satisfiable. RFC 9110, 14.1.2.
 * @param size length of the file in bytes
 */
export function byteRangeOf(header: string | undefined, size: number): ByteRange | 'beyond' | undefined {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  const [from = '', to = ''] = asked?.slice(1) ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '') return Number(to) === 0 || size === 0 ? 'beyond' : { first: Math.max(0, size - Number(to)), last: size - 1 };
  if (to !== '' && Number(to) < Number(from)) return undefined;
  if (Number(from) >= size) return 'beyond';
  return { first: Number(from), last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}
