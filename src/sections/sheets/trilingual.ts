import type { TFunction, i18n } from 'i18next';
import { languages, type Language } from '../../site';

/** A value in each language. */
export type Trilingual<Text> = Readonly<Record<Language, Text>>;

/** Translates a text into each of the three languages, with the namespaces of the page. */
export function inAllLanguages(words: i18n, say: (t: TFunction<['sheets', 'events']>) => string): Trilingual<string> {
  const [pt = '', en = '', fr = ''] = languages.map((language) => say(words.getFixedT<['sheets', 'events']>(language, ['sheets', 'events'])));
  return { pt, en, fr };
}

/** Collects the aliases of a field in each language: `namePt`, `nameEn` and `nameFr` for `name`. */
export const fieldInAllLanguages = <Field extends string, Thing extends Readonly<Record<`${Field}Pt` | `${Field}En` | `${Field}Fr`, unknown>>>(
  thing: Thing,
  field: Field,
) => ({ pt: thing[`${field}Pt`], en: thing[`${field}En`], fr: thing[`${field}Fr`] });
