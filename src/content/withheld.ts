import fs from 'node:fs';
import { inHotelFolder } from '../hotel';
import { defaultLanguage, languages } from '../site';
import { isObject, textsOf, type Json } from './json';
import { mayBeDeleted, type KindName } from './kinds';

/** The texts of a file with the published languages that each lacks. */
export const missingTexts = (data: Json) =>
  textsOf(data).flatMap(({ trail, value }) => languages.filter((language) => !Object.hasOwn(value, language)).map((language) => ({ trail, language })));

/** The published languages in which the hotel has written its home page: a language still being added removes no page from the site. */
function writtenLanguages(): readonly string[] {
  try {
    const { heading } = JSON.parse(fs.readFileSync(inHotelFolder('pages/index.json'), 'utf8')) as { readonly heading: object };
    return languages.filter((language) => Object.hasOwn(heading, language));
  } catch {
    return [defaultLanguage];
  }
}

/** The incomplete texts for which a plain page is not on the site. */
export function textsToFinish(data: Json) {
  const written = writtenLanguages();
  return missingTexts(data).filter(({ language }) => written.includes(language));
}

/** Why the site does not show a file: it is archived, or is a plain page that lacks a language. Undefined if it is shown. */
export function whyWithheld(kind: KindName, data: Json): 'archived' | 'unfinished' | undefined {
  if (isObject(data) && data.archived === true && mayBeDeleted(kind)) return 'archived';
  return kind === 'PlainPage' && textsToFinish(data).length > 0 ? 'unfinished' : undefined;
}
