import { expect, type Locator, type Page } from '@playwright/test';

/** More steps than any page has from one place to another. */
const mostSteps = 250;

/** Goes to a control as a guest without a mouse does: by Tab, or backwards. */
export async function tabTo(page: Page, control: Locator, { backwards = false } = {}): Promise<void> {
  for (let step = 0; step < mostSteps; step += 1) {
    await page.keyboard.press(backwards ? 'Shift+Tab' : 'Tab');
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(control, 'within reach of Tab').toBeFocused();
}
