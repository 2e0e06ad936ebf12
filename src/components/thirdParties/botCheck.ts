import { settings } from '../../browser/settings';
import { addScript } from '../../browser/addScript';

declare global {
  interface Window {
    grecaptcha?: {
      readonly ready: (callback: () => void) => void;
      readonly execute: (siteKey: string, options: { readonly action: string }) => PromiseLike<string>;
    };
  }
}

/** Milliseconds until a form is sent without a token (docs/hotel-rules.md 10.3). */
const timeoutMs = 3000;

/** Resolves once the script has run; null until it is loaded. */
let loading: Promise<void> | null = null;

/** Loads the bot check once per document, after consent: in English, not the enterprise version. Its badge is hidden: the footer has a notice. */
export function loadBotCheck(): void {
  if (!settings.botCheck || loading) return;
  const script = addScript(settings.botCheck.script);
  loading = new Promise((resolve, reject) => {
    script.addEventListener('load', () => {
      // the script that is loaded first only loads a second one
      if (window.grecaptcha) window.grecaptcha.ready(resolve);
      else reject(new Error('The bot check did not start.'));
    });
    script.addEventListener('error', () => reject(new Error('The bot check did not load.')));
  });
  loading.catch(() => undefined);
}

/** A token for a form that is about to be sent (docs/forms.md); null without consent, where the bot check fails, and after three seconds. Never throws. */
export async function botCheckToken(action: string): Promise<string | null> {
  const { botCheck } = settings;
  if (!botCheck || !loading) return null;
  const token = loading.then(() => window.grecaptcha?.execute(botCheck.siteKey, { action }) ?? null).catch(() => null);
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), timeoutMs));
  return Promise.race([token, late]);
}
