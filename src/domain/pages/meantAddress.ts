/** A text that was encoded for an address, once or several times; not decoded beyond where `end` is in it. */
function decoded(text: string, end?: RegExp): string {
  try {
    const next = end?.test(text) ? text : decodeURIComponent(text);
    return next === text ? text : decoded(next, end);
  } catch {
    return text;
  }
}

/**
 * The address that a visitor means whose link was encoded once too often, or ends in what was behind it in a text: `/contato%3Fa=1` is `/contato?a=1`,
 * `/%63ontato%20` is `/contato`, and `/contato&a=1` lacks its `?`. Query and hash stay. What no page's address holds, spaces and signs, counts as a hyphen. Any other address is what it was
 * (docs/hotel-rules.md 11.10).
 */
export function meantAddress({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): string {
  const [, path = '', query = '', place = ''] = /^([^?#&;]*)([?&;][^#]*)?(#.*)?$/s.exec(decoded(pathname, /[?#&;]/)) ?? [];
  const plain = decoded(path)
    .replace(/[^\p{L}\p{M}\p{N}/_.]+/gu, '-')
    .replace(/-*\/[/-]*/g, '/')
    .replace(/[.-]+$/, '');
  const url = new URL(plain, 'https://site.invalid');
  url.search = [query, search].flatMap((part) => part.slice(1) || []).join('&');
  url.hash = hash || place;
  return url.pathname + url.search + url.hash;
}
