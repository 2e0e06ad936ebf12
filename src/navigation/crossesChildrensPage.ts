import { pathWithoutLanguage } from '../domain/i18n/localizedPath';
import { childrensPage, hasThirdPartyHosts, thirdPartyHosts } from '../site';

const isChildrensPage = ({ pathname }: Pick<URL, 'pathname'>): boolean => pathWithoutLanguage(pathname) === childrensPage;

/**
 * Whether a link leads into the children's page or out of it while third parties are configured. Such a link loads a new document: none of their scripts is
 * carried over, and each side has its own Content-Security-Policy (src/gatsby/publish/headerRules.ts).
 */
export const crossesChildrensPage = (to: Pick<URL, 'pathname'>, from: Pick<URL, 'pathname'> = window.location, outside = thirdPartyHosts): boolean =>
  hasThirdPartyHosts(outside) && isChildrensPage(to) !== isChildrensPage(from);
