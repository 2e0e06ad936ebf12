import { addScript } from './addScript';
import type { BotCheckService } from './botCheckService';

let loaded = false;

/** Loads the bot check once per document: in English, not the enterprise version (docs/hotel-rules.md 10.3). Its badge is hidden; the footer has a notice instead. */
export function loadBotCheck({ siteKey, host }: BotCheckService): void {
  if (loaded) return;
  loaded = true;
  addScript(`${host}/recaptcha/api.js?${String(new URLSearchParams({ render: siteKey, hl: 'en' }))}`);
}
