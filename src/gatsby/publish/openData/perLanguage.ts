import { languages, type Language } from '../../../site';

/** A value for each language. */
export type PerLanguage<Value> = Readonly<Record<Language, Value>>;

/** What some language's value says, for each of them. */
export const mapLanguages = <Value, Said>(all: PerLanguage<Value>, say: (value: Value, language: Language) => Said): Record<Language, Said> =>
  Object.fromEntries(languages.map((language) => [language, say(all[language], language)])) as Record<Language, Said>;

/** The same, where it may be missing: then null. It is missing in all languages or in none, since Portuguese stands in for the others. */
export function mapLanguagesOrNull<Value, Said>(all: PerLanguage<Value>, say: (value: Value) => Said | null): Record<Language, Said> | null {
  const own = mapLanguages(all, say);
  return languages.some((language) => own[language] === null) ? null : (own as Record<Language, Said>);
}

/**
 * Lists of the same things, one for each language, as one list of things in all languages.
 * @throws where the lists are not of one length
 */
export const zipLanguages = <Value>(all: PerLanguage<readonly Value[]>): PerLanguage<Value>[] =>
  all.pt.map((_, index) =>
    mapLanguages(all, (values, language) => {
      const value = values[index];
      if (value === undefined || values.length !== all.pt.length) throw new Error(`A list has other lengths in pt and in ${language}.`);
      return value;
    }),
  );
