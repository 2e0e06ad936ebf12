import fs from 'node:fs/promises';
import path from 'node:path';
import { languageTags, siteUrl } from '../../site';
import { publicFolder } from './publicFolder';
import { redirects } from './redirects';

/** For hosts without redirects: pages that redirect by `<meta>`, with the target as canonical address. */
export async function writeRedirectPages(): Promise<void> {
  for (const { from, to, language } of redirects) {
    const file = path.join(publicFolder, from, 'index.html');
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(
      file,
      `<!doctype html><html lang="${languageTags[language]}"><head><meta charset="utf-8"><title>${siteUrl}${to}</title><meta name="robots" content="noindex"><link rel="canonical" href="${siteUrl}${to}"><meta http-equiv="refresh" content="0; url=${to}"></head><body><p><a href="${to}">${siteUrl}${to}</a></p></body></html>\n`,
    );
  }
}
