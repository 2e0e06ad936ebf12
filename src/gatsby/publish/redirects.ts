import fs from 'node:fs/promises';
import path from 'node:path';
import { localizedPath } from '../../domain/i18n/localizedPath';
import { redirects } from '../../domain/pages/redirects';
import { environment } from '../../environment';
import { defaultLanguage, languages, languageTags } from '../../site';
import { publicFolder } from './siteFiles';

/** Permanent redirects, and for Netlify the 404 page of each language: Cloudflare Pages finds `404.html` itself. */
export function formatRedirects(): string {
  const notFound = languages
    .filter((language) => language !== defaultLanguage)
    .map((language) => `${localizedPath('/*', language)} ${localizedPath('/404.html', language)} 404`);
  return `${[...redirects.map(({ from, to }) => `${from} ${to} 301`), ...notFound].join('\n')}\n`;
}

/** For hosts without redirects: pages that redirect by `<meta>`, with the target as canonical address. */
export async function writeRedirectPages(): Promise<void> {
  const { siteUrl } = environment();
  for (const { from, to, language } of redirects) {
    const file = path.join(publicFolder, from, 'index.html');
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(
      file,
      `<!doctype html><html lang="${languageTags[language]}"><head><meta charset="utf-8"><title>${siteUrl}${to}</title><meta name="robots" content="noindex"><link rel="canonical" href="${siteUrl}${to.split('#')[0] ?? to}"><meta http-equiv="refresh" content="0; url=${to}"></head><body><p><a href="${to}">${siteUrl}${to}</a></p></body></html>\n`,
    );
  }
}
