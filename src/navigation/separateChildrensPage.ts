import { type GatsbyWindow, gatsbyWindow } from '../../plugins/gatsby-plugin-first-paint';
import { pathWithoutLanguage } from '../domain/i18n/localizedPath';
import { childrensPage, hasOutsideHosts, outsideHosts } from '../site';

const isChildrensPage = (address: string): boolean => pathWithoutLanguage(new URL(address, window.location.href).pathname) === childrensPage;

/**
 * Where third parties are configured, the way to the children's page and the way out of it load a new document: none of their scripts comes along,
 * and each side lives under its own policy (src/gatsby/publish/headerRules.ts).
 */
export function separateChildrensPage(
  site: Pick<GatsbyWindow, '___navigate'> = gatsbyWindow(),
  { outside = outsideHosts, load = (to: string) => window.location.assign(to) } = {},
): void {
  if (!hasOutsideHosts(outside)) return;
  const navigate = site.___navigate;
  site.___navigate = (to, options) => {
    if (typeof to !== 'string' || isChildrensPage(to) === isChildrensPage(window.location.href)) return navigate(to, options);
    load(to);
    return undefined;
  };
}
