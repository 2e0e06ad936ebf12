import fs from 'node:fs/promises';
import path from 'node:path';
import { localizedPath } from '../../domain/i18n/localizedPath';
import { isListed } from '../../domain/pages/addresses';
import { languages, siteUrl } from '../../site';
import type { AllFacts } from './facts/readFacts';
import { sitePages } from './facts/sitePages';
import { picturesIn, sitemap } from './sitemap';

/**
 * Writes sitemap.xml, with the pictures of each built page, and robots.txt, which names it.
 * @param folder the built site
 */
export async function writeSitemap(folder: string, facts: AllFacts): Promise<void> {
  const routes = sitePages(facts.pt, 'pt')
    .filter(({ path: own }) => isListed(own))
    .flatMap(({ path: own }) => languages.map((language) => ({ path: own, language })));
  const entries = await Promise.all(
    routes.map(async (route) => {
      const html = await fs.readFile(path.join(folder, localizedPath(route.path, route.language), 'index.html'), 'utf8');
      return { ...route, pictures: picturesIn(html) };
    }),
  );
  await fs.writeFile(path.join(folder, 'sitemap.xml'), sitemap(entries));
  await fs.writeFile(path.join(folder, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
}
