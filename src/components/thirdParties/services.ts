import type { Service } from '../../domain/visitor/consent';

/** The bot check, from environment variables of the build: its key, and the origin of its script; null if no key is set (docs/hotel-rules.md 10.3). */
export function botCheckService() {
  const siteKey = process.env.GATSBY_RECAPTCHA_SITE_KEY;
  return siteKey ? { siteKey, host: process.env.GATSBY_RECAPTCHA_HOST ?? 'https://www.google.com' } : null;
}

/**
 * The form that replaces the site's own sign-up, by the names of its embed code, from environment variables of the build; null unless all are set
 * (docs/hotel-rules.md 10.2).
 */
export function marketingService() {
  const account = process.env.GATSBY_MARKETING_ACCOUNT;
  const form = process.env.GATSBY_MARKETING_FORM;
  const domain = process.env.GATSBY_MARKETING_DOMAIN;
  return account && form && domain ? { account, form, domain } : null;
}

const services: Readonly<Record<Service, () => unknown>> = { marketing: marketingService, botCheck: botCheckService };

/** The configured services, for which consent is asked. */
export const configuredServices = () => (Object.keys(services) as Service[]).filter((service) => services[service]());
