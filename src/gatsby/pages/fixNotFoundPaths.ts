import type { CreatePageArgs, Page } from 'gatsby';
import { faultyNotFoundPath } from '../internals';

interface I18nContext {
  i18n?: { routed: boolean; language: string };
}

/**
 * gatsby-plugin-react-i18next adds the language to the `matchPath` of a translated 404 page twice (`/en/en/*`). Here the page gets the addresses of its own
 * language, and no others.
 */
export function fixNotFoundPaths({ page, actions }: CreatePageArgs): void {
  const { i18n } = (page as Page<I18nContext>).context ?? {};
  if (!i18n?.routed || page.matchPath !== faultyNotFoundPath(i18n.language)) return;
  actions.deletePage(page);
  actions.createPage({ ...page, matchPath: `/${i18n.language}/*` });
}
