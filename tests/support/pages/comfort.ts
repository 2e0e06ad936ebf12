import type { Locator, Page } from '@playwright/test';
import type { Language } from '../../../src/site';
import { say } from '../content/messages';

/** Turns comfort mode on, as chosen on an earlier visit. */
export async function withComfort(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('comfort', 'on'));
}

/** The switch in a part of the page: header, menu, footer or text. */
export const comfortSwitch = (part: Locator, language: Language) => part.getByRole('button', { name: say(language, 'common', 'comfort.name') });
