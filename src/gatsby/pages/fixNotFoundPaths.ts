import type { CreatePageArgs, Page } from 'gatsby';

interface I18nContext {
  i18n?: { routed: boolean; language: string };
}

/**
 * The i18n plugin prefixes the pattern of a translated 404 page twice (`/en/en/*`).
 * Here it answers for its own language and nothing else.
 */
export function fixNotFoundPaths({ page, actions }: CreatePageArgs): void {
  const { i18n } = (page as Page<I18nContext>).context ?? {};
  if (!i18n?.routed || page.matchPath !== `/${i18n.language}/${i18n.language}/*`) return;
  actions.deletePage(page);
  actions.createPage({ ...page, matchPath: `/${i18n.language}/*` });
}
