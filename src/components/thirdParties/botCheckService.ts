/** The provider of the bot check. */
export interface BotCheckService {
  readonly siteKey: string;
  /** Where its script is, without a slash at the end. */
  readonly host: string;
}

/** The bot check, from the environment of the build; null where no key is set (docs/hotel-rules.md 10.3). */
export function botCheckService(): BotCheckService | null {
  const siteKey = process.env.GATSBY_RECAPTCHA_SITE_KEY;
  return siteKey ? { siteKey, host: process.env.GATSBY_RECAPTCHA_HOST ?? 'https://www.google.com' } : null;
}
