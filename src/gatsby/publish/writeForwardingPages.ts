import fs from 'node:fs/promises';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { languageTags, siteUrl } from '../../site';
import { redirects } from './redirects';

/** For hosts that know no redirects: a small page that forwards, and names the page it forwards to as the canonical one. */
export async function writeForwardingPages({ store }: Pick<BuildArgs, 'store'>): Promise<void> {
  const folder = path.join(store.getState().program.directory, 'public');
  for (const { from, to, language } of redirects) {
    const file = path.join(folder, from, 'index.html');
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(
      file,
      `<!doctype html><html lang="${languageTags[language]}"><head><meta charset="utf-8"><title>Costa Ipê</title><meta name="robots" content="noindex"><link rel="canonical" href="${siteUrl}${to}"><meta http-equiv="refresh" content="0; url=${to}"></head><body><p><a href="${to}">${siteUrl}${to}</a></p></body></html>\n`,
    );
  }
}
