import { defaultLanguage, languages } from '../../site';

/**
 * The page of an address, without language: `/en/spasissimo` is `/spasissimo`, `/en` is `/`, and `/english` stays.
 * Slashes at the end and doubled ones go, so that the result never leads to another host.
 */
export function pathWithoutLanguage(pathname: string): string {
  const segments = pathname.split('/').filter(Boolean);
  const prefixed = languages.some((language) => language !== defaultLanguage && language === segments[0]);
  return `/${segments.slice(prefixed ? 1 : 0).join('/')}`;
}
