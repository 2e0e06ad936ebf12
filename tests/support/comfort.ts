import type { Page } from '@playwright/test';
import type { Language } from '../../src/site';
import { say } from './words';

/** Comfort mode as a visitor finds it who chose it earlier. */
export async function withComfort(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('comfort', 'on'));
}

/** Its switch in the footer. */
export const comfortSwitch = (page: Page, language: Language) =>
  page.getByRole('contentinfo').getByRole('button', { name: say(language, 'footer', 'comfort') });
