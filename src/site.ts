/** The site's languages. */
export const languages = ['pt', 'en', 'fr'] as const;
export type Language = (typeof languages)[number];

/** Its pages have no prefix in their address, and its texts replace missing translations. */
export const defaultLanguage: Language = 'pt';

/** BCP 47 tags for `<html lang>`, hreflang and Intl. */
export const languageTags: Readonly<Record<Language, string>> = { pt: 'pt-BR', en: 'en', fr: 'fr' };

/** Address of the published site, without a trailing slash. */
export const siteUrl = (process.env.GATSBY_SITE_URL ?? 'https://www.costaipe.example').replace(/\/$/, '');

/** The hotel's zone: every date and time on the site is in it. The content check compares `content/site.json` with it. */
export const hotelTimeZone = 'America/Sao_Paulo';

/** The origin of an address, also of one written without its scheme; `null` when there is none. */
const originOf = (address: string | undefined): string | null => (address ? new URL(/^https?:/.test(address) ? address : `https://${address}`).origin : null);

/**
 * The third-party hosts that pages send requests to in this build (docs/publishing.md, “Environment”): none by default.
 * The booking engine is not among them: pages only link to it.
 */
export const thirdPartyHosts = {
  /** Where forms are posted. */
  forms: originOf(process.env.GATSBY_FORMS_ENDPOINT),
  /** Marketing automation: its script and its form on the home page. */
  marketing: originOf(process.env.GATSBY_MARKETING_DOMAIN),
  /** Google's bot check. */
  recaptcha: Boolean(process.env.GATSBY_RECAPTCHA_SITE_KEY),
};
export type ThirdPartyHosts = typeof thirdPartyHosts;

/** Whether any third-party host is configured. */
export const hasThirdPartyHosts = ({ forms, marketing, recaptcha }: ThirdPartyHosts): boolean => Boolean(forms ?? marketing) || recaptcha;

/** Path, without language, of the children's page, which never loads third parties (docs/hotel-rules.md 10.4). */
export const childrensPage = '/parque-da-crianca';
