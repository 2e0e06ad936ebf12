import fs from 'node:fs/promises';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { localizedPath } from '../../domain/i18n/localizedPath';
import { isListed } from '../../domain/seo/isListed';
import { defaultLanguage, languages, languageTags, siteUrl } from '../../site';
import { publicFolder } from './publicFolder';

interface PagesResult {
  allSitePage: { nodes: { path: string; pageContext: { i18n?: { originalPath: string; language: string } } }[] };
}

/** Writes sitemap.xml, each listed page once per language with its alternates, and the line in robots.txt that points to it. */
export async function writeSitemap({ graphql }: Pick<BuildArgs, 'graphql'>): Promise<void> {
  const { data } = await graphql<PagesResult>('query SitemapPages { allSitePage { nodes { path pageContext } } }');
  const originals = new Set(
    (data?.allSitePage.nodes ?? [])
      .map(({ path: own, pageContext }) => pageContext.i18n?.originalPath ?? own)
      .filter((own) => isListed(own) && !/404|dev-/.test(own)),
  );
  const address = (original: string, language: (typeof languages)[number]) => `${siteUrl}${localizedPath(original, language)}`;
  const entries = [...originals].sort().flatMap((original) => {
    const alternates = [
      ...languages.map((language) => `    <xhtml:link rel="alternate" hreflang="${languageTags[language]}" href="${address(original, language)}"/>`),
      `    <xhtml:link rel="alternate" hreflang="x-default" href="${address(original, defaultLanguage)}"/>`,
    ].join('\n');
    return languages.map((language) => `  <url>\n    <loc>${address(original, language)}</loc>\n${alternates}\n  </url>`);
  });
  await fs.writeFile(
    path.join(publicFolder, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`,
  );
  await fs.writeFile(path.join(publicFolder, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
}
