import { localizedPath } from '../../domain/i18n/localizedPath';
import { defaultLanguage, languages } from '../../site';
import { redirects } from './redirects';

/**
 * The text of `_redirects`, which Netlify and Cloudflare Pages read: permanent redirects, and, for Netlify, the 404 page of each language (Cloudflare Pages
 * uses the nearest `404.html` by itself, and ignores these lines).
 */
export function formatRedirects(): string {
  const moved = redirects.map(({ from, to }) => `${from} ${to} 301`);
  const notFound = languages
    .filter((language) => language !== defaultLanguage)
    .map((language) => `${localizedPath('/*', language)} ${localizedPath('/404.html', language)} 404`);
  return `${[...moved, ...notFound].join('\n')}\n`;
}
