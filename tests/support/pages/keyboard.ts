import type { Locator, Page } from '@playwright/test';

/** More stops than any page has between two places. */
const maxSteps = 250;

/**
 * Presses Tab until an element has the focus.
 * @throws where Tab does not lead there
 */
export async function tabTo(page: Page, target: Locator, { key = 'Tab' }: { key?: 'Tab' | 'Shift+Tab' } = {}): Promise<void> {
  for (let step = 0; step < maxSteps; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${String(target)}.`);
}
