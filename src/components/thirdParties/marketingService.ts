/** The marketing-automation form, by the names of its embed code. */
export interface MarketingService {
  readonly account: string;
  readonly form: string;
  readonly domain: string;
}

/** The form that replaces the site's own sign-up, from environment variables of the build; null unless all are set (docs/hotel-rules.md 10.2). */
export function marketingService(): MarketingService | null {
  const account = process.env.GATSBY_MARKETING_ACCOUNT;
  const form = process.env.GATSBY_MARKETING_FORM;
  const domain = process.env.GATSBY_MARKETING_DOMAIN;
  return account && form && domain ? { account, form, domain } : null;
}
