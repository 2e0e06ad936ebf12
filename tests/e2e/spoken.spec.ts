import type { Page } from '@playwright/test';
import { announcements } from '../support/checks/announcements';
import { pathOfRole } from '../support/content/hotel';
import { openPage } from '../support/pages/inBrowser';
import { expect, noon, test } from '../support/test';

// What a screen reader says by itself: one announcement for one act, none of what the guest did not touch.

async function open(page: Page, address: string) {
  await page.clock.setFixedTime(noon);
  const during = await announcements(page);
  await openPage(page, address);
  return during;
}

test('a page that is opened announces nothing', async ({ page }) => {
  for (const address of ['/', '/gastronomia', '/acomodacoes', '/detalhes-eventos?formato=coquetel&pessoas=400']) {
    const during = await open(page, address);
    expect.soft(await during(() => page.mouse.wheel(0, 3000)), address).toEqual([]);
  }
});

test('a form says once how many fields are to be mended: by the focus, which goes there', async ({ page }) => {
  const during = await open(page, pathOfRole('spa'));
  const form = page.getByRole('main').locator('form').last();
  await form.scrollIntoViewIfNeeded();
  expect(await during(() => form.locator('button[type="submit"]').click())).toEqual([]);
  await expect(form.getByRole('group')).toBeFocused();
  await expect(form.getByRole('group')).toHaveAccessibleName(/\d/);
});
