import { defaultLanguage, type Language } from '../../site';

/**
 * The address of a page in a language: bare in Portuguese, under /en and /fr otherwise, never with a slash at the end.
 * @param path the page without language, such as `/gastronomia#feijoada`
 */
export function localizedPath(path: string, language: Language): string {
  if (language === defaultLanguage) return path;
  return path === '/' ? `/${language}` : `/${language}${path.replace(/^\/(?=[#?])/, '')}`;
}
