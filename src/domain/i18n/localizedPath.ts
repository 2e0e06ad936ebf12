import { defaultLanguage, type Language, languages } from '../../site';

/** The language of a path, by its prefix; Portuguese has none (docs/hotel-rules.md 11.1). */
export const languageOfPath = (pathname: string): Language => languages.find((language) => `${pathname}/`.startsWith(`/${language}/`)) ?? defaultLanguage;

/**
 * A path without its language prefix: `/en/spa` becomes `/spa`, `/en` becomes `/`, `/english` is unchanged. Trailing and double slashes are removed, so that
 * the result never leads to another host.
 */
export function pathWithoutLanguage(pathname: string): string {
  const segments = pathname.split('/').filter(Boolean);
  const prefixed = languages.some((language) => language !== defaultLanguage && language === segments[0]);
  return `/${segments.slice(prefixed ? 1 : 0).join('/')}`;
}

/**
 * The path of a page in a language: without prefix in Portuguese, under /en and /fr otherwise, never with a trailing slash.
 * @param path without language, such as `/gastronomia#feijoada`
 */
export function localizedPath(path: string, language: Language): string {
  if (language === defaultLanguage) return path;
  return path === '/' ? `/${language}` : `/${language}${path.replace(/^\/(?=[#?])/, '')}`;
}

interface Switch {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly to: Language;
}

/** The address of the same page in another language, with the same query and hash (docs/hotel-rules.md 11.3). */
export const switchLanguage = ({ pathname, search, hash, to }: Switch): string => `${localizedPath(pathWithoutLanguage(pathname), to)}${search}${hash}`;

/**
 * The language to suggest: the browser's first language that the site has, unless it is that of the page (docs/hotel-rules.md 11.2).
 * @param preferred BCP 47 tags in order of preference, such as `navigator.languages`
 */
export function suggestedLanguage(preferred: readonly string[], current: Language): Language | null {
  const wanted = preferred
    .map((tag) => tag.toLowerCase().split('-')[0])
    .find((language): language is Language => languages.some((offered) => offered === language));
  return wanted && wanted !== current ? wanted : null;
}
