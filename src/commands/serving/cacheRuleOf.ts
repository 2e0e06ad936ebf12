const forGood = 'public, max-age=31536000, immutable';
const askEachTime = 'no-cache';
const forADay = 'public, max-age=86400';

/**
 * How long a browser may keep an answer. A name with a hash never changes its content, words are asked for by version; pages and their data change with each publication.
 * @param address path of the file below the site's folder, such as `/resort/index.html`
 */
export function cacheRuleOf(address: string): string {
  if (address.startsWith('/static/') || address.startsWith('/locales/') || /[-.][0-9a-f]{16,}\.(css|js|mjs)$/.test(address)) return forGood;
  if (/\.(avif|gif|ico|jpe?g|mp4|png|svg|webm|webp|woff2?)$/i.test(address)) return forADay;
  return askEachTime;
}
