import type { Locator, Page } from '@playwright/test';

/** More places than any page has between two of a journey. */
const most = 150;

/**
 * Goes on by one key until a place has the focus, as a guest without a pointer does.
 * @throws Error where the keys do not lead there
 */
export async function goTo(page: Page, place: Locator, { key = 'Tab' }: { key?: 'Tab' | 'Shift+Tab' } = {}): Promise<void> {
  for (let step = 0; step < most; step += 1) {
    if (await place.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard does not lead to ${String(place)}.`);
}
