/** A text that was encoded for an address once or more; decoding stops at a match of `end`. */
function decoded(text: string, end?: RegExp): string {
  try {
    const next = end?.test(text) ? text : decodeURIComponent(text);
    return next === text ? text : decoded(next, end);
  } catch {
    return text;
  }
}

/**
 * Corrects an address whose link was encoded once too often, or has trailing text: `/contato%3Fa=1` is `/contato?a=1`, `/%63ontato%20` is `/contato`, and
 * `/contato&a=1` lacks its `?`. Query and hash are kept, the query without the `amp;` of HTML and without the sign of a sentence at its end. Characters that no
 * page address has, spaces and signs, count as a hyphen, and an accent does not count. Any other address is unchanged (docs/hotel-rules.md 11.10).
 */
export function meantAddress({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): string {
  const [, path = '', query = '', place = ''] = /^([^?#&;]*)([?&;][^#]*)?(#.*)?$/s.exec(decoded(pathname, /[?#&;]/)) ?? [];
  const plain = decoded(path)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}/_.]+/gu, '-')
    .replace(/-*\/[/-]*/g, '/')
    .replace(/[.-]+$/, '');
  const url = new URL(plain, 'https://site.invalid');
  url.search = [query, search]
    .flatMap((part) => part.slice(1) || [])
    .join('&')
    .replaceAll('&amp;', '&')
    .replace(/[.,;:!)*]+$/, '');
  url.hash = hash || place;
  return url.pathname + url.search + url.hash;
}
