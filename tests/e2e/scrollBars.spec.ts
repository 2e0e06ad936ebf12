import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { announcementDelay } from '../../src/domain/offers/announcement';
import { say } from '../support/content/messages';
import { openWithStoppedClock, settled } from '../support/clock/stoppedClock';
import { announcement, announcementOn } from '../support/pages/announcement';
import { openPage } from '../support/pages/inBrowser';
import { announceOnly } from '../support/pages/nothingAnnounced';
import { expect, test } from '../support/test';

// On systems whose bars of scrolling take space: Playwright hides them otherwise.

test.use({
  viewport: { width: 1440, height: 900 },
  launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

/** Pixels: the right edge of the page's content, and of the window; and whether the page has a bar of scrolling. */
const edges = (page: Page) =>
  page.evaluate(() => ({ page: document.body.getBoundingClientRect().right, window: window.innerWidth, scrolls: getComputedStyle(document.body).overflowY }));

/** The colour of the window's right edge, halfway down, as a screenshot has it: red, green, blue. */
async function colourOfEdge(page: Page): Promise<number[]> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const picture = await page.screenshot({ clip: { x: width - 8, y: height / 2, width: 1, height: 1 } });
  return [...(await sharp(picture).removeAlpha().raw().toBuffer())];
}

test('the pop-up darkens the whole window, and nothing moves', async ({ page }) => {
  test.skip(!announcement, 'the hotel announces nothing');
  await announceOnly(page, announcement?.slug ?? '');
  await openWithStoppedClock(page, '/contato');
  const before = await edges(page);
  expect(before.page).toBeLessThan(before.window);
  await page.clock.runFor(announcementDelay - 100);
  await settled(page);
  await page.clock.runFor(1000);
  const { dialog, close } = announcementOn(page, 'pt');
  await expect(dialog).toBeVisible();
  expect((await edges(page)).page).toBe(before.page);
  expect(Math.max(...(await colourOfEdge(page)))).toBeLessThan(110);
  await close.click();
  await expect(dialog).toHaveCount(0);
  expect(await edges(page)).toEqual(before);
});

test('the menu fills the whole window, without a bar of scrolling of the page, and nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/contato');
  await page.mouse.wheel(0, 700);
  const menu = page.getByRole('region', { name: say('pt', 'common', 'bar') }).getByRole('button', { name: say('pt', 'drawer', 'open') });
  await expect(menu).toBeVisible();
  const before = await edges(page);
  await menu.click();
  const drawer = page.getByRole('dialog', { name: say('pt', 'drawer', 'label') });
  await expect(drawer).toBeVisible();
  expect(await edges(page)).toEqual({ ...before, scrolls: 'hidden' });
  expect(await colourOfEdge(page)).toEqual(await drawer.evaluate((element) => getComputedStyle(element).backgroundColor.match(/\d+/g)?.map(Number)));
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  expect(await edges(page)).toEqual(before);
});
