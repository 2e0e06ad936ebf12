/** The provider of the bot check. */
export interface BotCheckService {
  readonly siteKey: string;
  /** The origin of its script, without a trailing slash. */
  readonly host: string;
}

/** The bot check, from environment variables of the build; null if no key is set (docs/hotel-rules.md 10.3). */
export function botCheckService(): BotCheckService | null {
  const siteKey = process.env.GATSBY_RECAPTCHA_SITE_KEY;
  return siteKey ? { siteKey, host: process.env.GATSBY_RECAPTCHA_HOST ?? 'https://www.google.com' } : null;
}
