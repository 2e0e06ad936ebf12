import { languages, type Language } from '../../../site';

/** A value for each language. */
export type PerLanguage<Value> = Readonly<Record<Language, Value>>;

/** Maps the value of each language. */
export const mapLanguages = <Value, Result>(all: PerLanguage<Value>, map: (value: Value, language: Language) => Result): Record<Language, Result> =>
  Object.fromEntries(languages.map((language) => [language, map(all[language], language)])) as Record<Language, Result>;

/** The same, or null where a result is null. It is null in all languages or in none, since the others fall back to Portuguese. */
export function mapLanguagesOrNull<Value, Result>(all: PerLanguage<Value>, map: (value: Value) => Result | null): Record<Language, Result> | null {
  const results = mapLanguages(all, map);
  return languages.some((language) => results[language] === null) ? null : (results as Record<Language, Result>);
}

/**
 * Turns a list for each language into one list of values in all languages.
 * @throws where the lists differ in length
 */
export const zipLanguages = <Value>(all: PerLanguage<readonly Value[]>): PerLanguage<Value>[] =>
  all.pt.map((_, index) =>
    mapLanguages(all, (values, language) => {
      const value = values[index];
      if (value === undefined || values.length !== all.pt.length) throw new Error(`A list has other lengths in pt and in ${language}.`);
      return value;
    }),
  );
