import { hotelCountry, hotelCurrency, hotelLanguages, hotelTimeZone } from './hotel';

export { hotelCountry, hotelCurrency, hotelTimeZone };

/** The languages that a hotel may have, by the prefix of their addresses. How to add one: docs/languages.md. */
const entries = {
  pt: { tag: 'pt-BR', country: 'BR', name: 'Português' },
  en: { tag: 'en', country: 'GB', name: 'English' },
  fr: { tag: 'fr', country: 'FR', name: 'Français' },
} as const;
export type Language = keyof typeof entries;

/** Those that content may have texts in. */
export const knownLanguages = Object.keys(entries) as [Language, ...Language[]];

/** The language in which the words of the interface are complete: they replace missing translations. */
export const sourceLanguage = 'pt' as const satisfies Language;

const published = (hotelLanguages ?? knownLanguages).filter((language): language is Language => Object.hasOwn(entries, language));

/** The first that is published: its pages have no prefix in their address, and every text has it, in place of a missing translation. So says its type, which names one. */
export const defaultLanguage = (published[0] ?? sourceLanguage) as typeof sourceLanguage;

/** Those that the hotel publishes, by `languages` in its `site.json`: no page, link or file has another one. */
export const languages: readonly Language[] = [defaultLanguage, ...published.slice(1)];

/** A value for each language that is known. */
export const byLanguage = <Value>(valueIn: (language: Language) => Value): Readonly<Record<Language, Value>> =>
  Object.fromEntries(knownLanguages.map((language) => [language, valueIn(language)])) as Record<Language, Value>;

/** BCP 47 tags for `<html lang>`, hreflang and Intl. */
export const languageTags = byLanguage<string>((language) => entries[language].tag);

/** Each language's name in itself. */
export const languageNames = byLanguage<string>((language) => entries[language].name);

/** Language and country, as Open Graph wants them: `pt_BR`. */
export const openGraphLocales = byLanguage((language) => `${language}_${entries[language].country}`);
