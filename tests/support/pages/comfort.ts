import type { Page } from '@playwright/test';
import type { Language } from '../../../src/site';
import { say } from '../content/words';

/** Turns comfort mode on, as chosen on an earlier visit. */
export async function withComfort(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('comfort', 'on'));
}

/** The switch in the footer. */
export const comfortSwitch = (page: Page, language: Language) =>
  page.getByRole('contentinfo').getByRole('button', { name: say(language, 'footer', 'comfort') });
