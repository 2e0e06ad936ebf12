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

/** The origin of an address, also of one written without its scheme; `null` when there is none. */
const originOf = (address: string | undefined): string | null => (address ? new URL(/^https?:/.test(address) ? address : `https://${address}`).origin : null);

/**
 * The outside hosts that pages talk to, as this build is configured (docs/publishing.md, “Environment”): none by default.
 * The booking engine is not among them: a guest goes there, pages do not.
 */
export const outsideHosts = {
  /** Where forms are posted. */
  forms: originOf(process.env.GATSBY_FORMS_ENDPOINT),
  /** Marketing automation: its script and its form on the home page. */
  marketing: originOf(process.env.GATSBY_MARKETING_DOMAIN),
  /** Google's bot check. */
  recaptcha: Boolean(process.env.GATSBY_RECAPTCHA_SITE_KEY),
};
export type OutsideHosts = typeof outsideHosts;

/** Whether there is any. */
export const hasOutsideHosts = ({ forms, marketing, recaptcha }: OutsideHosts): boolean => Boolean(forms ?? marketing) || recaptcha;

/** Without third parties of any kind (docs/hotel-rules.md 10.4), also where other pages have them. Without language. */
export const childrensPage = '/parque-da-crianca';
