import { languages, type Language } from '../../site';

/**
 * The language to hint at: the first of a browser's languages that the site is written in, unless it is that of the page
 * (decisions “Languages and addresses”).
 * @param preferred BCP 47 tags, the most wanted first, such as `navigator.languages`
 */
export function offeredLanguage(preferred: readonly string[], current: Language): Language | null {
  const wanted = preferred
    .map((tag) => tag.toLowerCase().split('-')[0])
    .find((language): language is Language => languages.some((offered) => offered === language));
  return wanted && wanted !== current ? wanted : null;
}
