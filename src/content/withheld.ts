import { languages } from '../site';
import { isObject, textsOf, type Json } from './json';
import { mayBeDeleted, type KindName } from './kinds';

/** The texts of a file, and published languages, of which one lacks the other. */
export const missingTexts = (data: Json) =>
  textsOf(data).flatMap(({ trail, value }) => languages.filter((language) => !Object.hasOwn(value, language)).map((language) => ({ trail, language })));

/** Why the site does not show a file: it was taken off it, or is a plain page that lacks a language. Undefined: it shows it. */
export function whyWithheld(kind: KindName, data: Json): 'archived' | 'unfinished' | undefined {
  if (isObject(data) && data.archived === true && mayBeDeleted(kind)) return 'archived';
  return kind === 'PlainPage' && missingTexts(data).length > 0 ? 'unfinished' : undefined;
}
