import { addScript } from './addScript';
import type { BotCheckService } from './botCheckService';

let loaded = false;

/** Loads the bot check once for the whole app: in English, not the enterprise one (docs/hotel-rules.md 10.3). Its badge is unseen; the footer names it instead. */
export function loadBotCheck({ siteKey, host }: BotCheckService): void {
  if (loaded) return;
  loaded = true;
  addScript(`${host}/recaptcha/api.js?${String(new URLSearchParams({ render: siteKey, hl: 'en' }))}`);
}
