import fs from 'node:fs/promises';
import path from 'node:path';
import { localizedPath } from '../../domain/i18n/localizedPath';
import { environment } from '../../environment';
import { defaultLanguage, languages, languageTags, type Language } from '../../site';
import type { AllFacts } from './facts/readFacts';
import { publishedPages } from './facts/publishedPages';
import { escaped } from './siteFiles';

const { siteUrl } = environment();

const addressOf = (path: string, language: Language): string => escaped(siteUrl + localizedPath(path, language));

/** The addresses of the pictures of a page, each once: the JPEGs, which all search engines read. */
export const picturesIn = (html: string): string[] => [...new Set([...html.matchAll(/<img\b[^>]*?\ssrc="(\/static\/[^"]+)"/g)].map(([, src = '']) => src))];

/** Each page once per language, with its alternates and pictures. No `lastmod`: the build does not know when a page last changed. */
export function sitemap(entries: readonly { path: string; language: Language; pictures: readonly string[] }[]): string {
  const alternate = (hreflang: string, address: string) => `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${address}"/>`;
  const urls = entries.map(({ path, language, pictures }) =>
    [
      '  <url>',
      `    <loc>${addressOf(path, language)}</loc>`,
      ...languages.map((other) => alternate(languageTags[other], addressOf(path, other))),
      alternate('x-default', addressOf(path, defaultLanguage)),
      ...pictures.map((picture) => `    <image:image><image:loc>${escaped(siteUrl + picture)}</image:loc></image:image>`),
      '  </url>',
    ].join('\n'),
  );
  const namespaces = [
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
    'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
    'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces.join(' ')}>\n${urls.join('\n')}\n</urlset>\n`;
}

/** Writes sitemap.xml, with the pictures of each built page, and robots.txt, which names it. */
export async function writeSitemap(folder: string, facts: AllFacts): Promise<void> {
  const routes = publishedPages(facts[defaultLanguage], defaultLanguage)
    .filter(({ listed }) => listed)
    .flatMap(({ path: address }) => languages.map((language) => ({ path: address, language })));
  const entries = await Promise.all(
    routes.map(async (route) => {
      const html = await fs.readFile(path.join(folder, localizedPath(route.path, route.language), 'index.html'), 'utf8');
      return { ...route, pictures: picturesIn(html) };
    }),
  );
  await fs.writeFile(path.join(folder, 'sitemap.xml'), sitemap(entries));
  await fs.writeFile(path.join(folder, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
}
