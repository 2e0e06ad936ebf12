import { type Language, languages } from '../../site';
import { languageOfPath, localizedPath } from '../i18n/localizedPath';
import { contactPath, offlinePath, resortPath, tripPath } from '../pages/addresses';

/** The pages that are stored once any page in a language was visited: the trip, the contacts, the hours of the day, and the offline page, in each language. */
export const pagesAhead = (language: Language): string[] => [
  ...[offlinePath, tripPath, contactPath, resortPath].map((path) => localizedPath(path, language)),
  ...languages.filter((other) => other !== language).map((other) => localizedPath(offlinePath, other)),
];

/** The query parameter of the offline page with the requested address. */
const wantedParameter = 'para';

/**
 * The offline pages that may replace a page, the one in its language first.
 * @param wanted path and query that were requested
 */
export function offlineAddresses(wanted: string): string[] {
  const wantedLanguage = languageOfPath(wanted.replace(/\?.*/, ''));
  const query = `?${String(new URLSearchParams({ [wantedParameter]: wanted }))}`;
  return [wantedLanguage, ...languages.filter((language) => language !== wantedLanguage)].map((language) => localizedPath(offlinePath, language) + query);
}

/**
 * The address that the offline page replaces.
 * @param search the query of the page
 * @returns path and query; null if it has none, or an address of another site
 */
export function wantedAddress(search: string): string | null {
  const wanted = new URLSearchParams(search).get(wantedParameter) ?? '';
  // browsers read a backslash as a slash, and remove tabs and line breaks
  return /^\/(?![/\\])[^\\\s]*$/.test(wanted) ? wanted : null;
}
