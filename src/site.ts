/** The one list of languages, and where the site lives. Everything else that is true of the hotel stands in `content/`. */
export const languages = ['pt', 'en', 'fr'] as const;
export type Language = (typeof languages)[number];

/** Bare addresses, and the text that serves where a translation is missing. */
export const defaultLanguage: Language = 'pt';

/** BCP 47 tags for `<html lang>`, hreflang and Intl. */
export const languageTags: Readonly<Record<Language, string>> = { pt: 'pt-BR', en: 'en', fr: 'fr' };

/** Address of the published site, without a trailing slash. */
export const siteUrl = (process.env.GATSBY_SITE_URL ?? 'https://www.costaipe.example').replace(/\/$/, '');

/** The hotel's zone: every date and hour on the site is meant there. The content check holds `content/site.json` to it. */
export const hotelTimeZone = 'America/Sao_Paulo';
