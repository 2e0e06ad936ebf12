/** The site's languages, by the prefix of their addresses. How to add one: docs/languages.md. */
const entries = {
  pt: { tag: 'pt-BR', country: 'BR', name: 'Português' },
  en: { tag: 'en', country: 'GB', name: 'English' },
  fr: { tag: 'fr', country: 'FR', name: 'Français' },
} as const;
export type Language = keyof typeof entries;
export const languages = Object.keys(entries) as [Language, ...Language[]];

/** Its pages have no prefix in their address, and its texts replace missing translations. */
export const defaultLanguage = 'pt' as const satisfies Language;

/** A value for each language. */
export const byLanguage = <Value>(valueIn: (language: Language) => Value): Readonly<Record<Language, Value>> =>
  Object.fromEntries(languages.map((language) => [language, valueIn(language)])) as Record<Language, Value>;

/** BCP 47 tags for `<html lang>`, hreflang and Intl. */
export const languageTags = byLanguage<string>((language) => entries[language].tag);

/** Each language's name in itself. */
export const languageNames = byLanguage<string>((language) => entries[language].name);

/** Language and country, as Open Graph wants them: `pt_BR`. */
export const openGraphLocales = byLanguage((language) => `${language}_${entries[language].country}`);

/** The hotel's zone: every date and time on the site is in it. The content check compares `content/site.json` with it. */
export const hotelTimeZone = 'America/Sao_Paulo';

/** Path, without language, of the children's page, which never loads third parties (docs/hotel-rules.md 10.4). */
export const childrensPage = '/parque-da-crianca';
