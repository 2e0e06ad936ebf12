import path from 'node:path';
import fs from 'node:fs/promises';
import { languageOfPath } from '../../../src/domain/i18n/localizedPath';
import { languages } from '../../../src/site';

/** Every page in the sitemap of a built site, in some languages. */
export async function publishedRoutes({ folder, languages: wanted }: { folder: string; languages: readonly string[] }): Promise<string[]> {
  const sitemap = await fs.readFile(path.join(folder, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => new URL(address).pathname)
    .filter((route) => wanted.includes(languageOfPath(route)));
}

/** One page per template: the first of each folder (all rooms behave alike), and every page at the top level. */
export const onePerTemplate = (routes: readonly string[]): string[] =>
  routes.filter((route, index) => {
    const folder = path.posix.dirname(route);
    return (
      folder === '/' ||
      (languages as readonly string[]).includes(folder.slice(1)) ||
      routes.findIndex((other) => path.posix.dirname(other) === folder) === index
    );
  });
