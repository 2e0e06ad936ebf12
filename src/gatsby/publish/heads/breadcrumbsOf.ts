import type { Crumb } from '../../../domain/seo/hotelData';
import { localizedPath } from '../../../domain/i18n/localizedPath';
import { siteUrl, type Language } from '../../../site';
import type { SitePage } from '../facts/sitePages';

/** The parent of a page: as in the breadcrumbs above its heading; for offers the page of the packages. */
function parentOf(path: string, offerPaths: readonly (string | null)[]): string {
  if (path.startsWith('/quartos/')) return '/acomodacoes';
  if (['/casamento', '/evento-social', '/evento-corporativo', '/detalhes-eventos'].includes(path)) return '/eventos';
  return offerPaths.includes(path) ? '/experiencias-unicas' : '/';
}

interface Site {
  /** Every page of the site in the language. */
  readonly pages: readonly SitePage[];
  readonly offerPaths: readonly (string | null)[];
  readonly language: Language;
}

/** The breadcrumbs from the home page to a page, both included. */
export function breadcrumbsOf(path: string, { pages, offerPaths, language }: Site): Crumb[] {
  const own = pages.filter((page) => page.path === path).map(({ name }) => ({ name, url: siteUrl + localizedPath(path, language) }));
  return path === '/' ? own : [...breadcrumbsOf(parentOf(path, offerPaths), { pages, offerPaths, language }), ...own];
}
