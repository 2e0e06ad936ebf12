import type { GatsbyWindow } from '../../plugins/gatsby-plugin-first-paint/src/internals';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { pathOfRoom, room, said } from '../support/content/hotel';
import { openPage } from '../support/pages/inBrowser';

// Prefetching on a phone.

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true });

const link = (page: Page) => page.locator(`main a[href="${pathOfRoom}"]`).first();
const name = said(room.name, 'pt');

test('a page whose link is in view is shown without network requests for its script or data', async ({ page, context }) => {
  await openPage(page, '/acomodacoes');
  await link(page).scrollIntoViewIfNeeded();
  const isLoaded = () => page.evaluate((path) => (window as unknown as GatsbyWindow).___loader.loadPageSync(path) !== undefined, pathOfRoom);
  await expect.poll(isLoaded, { timeout: 15_000 }).toBe(true);
  await context.setOffline(true);
  await link(page).click();
  await expect(page).toHaveURL(pathOfRoom);
  await expect(page.locator('h1')).toContainText(name);
});

test('the first screen of the next page is rendered before the rest, and everything at once when going back', async ({ page }) => {
  await openPage(page, '/acomodacoes');
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const now = `${document.querySelector('h1')?.textContent}: ${document.querySelector('footer') ? 'whole' : 'first screen'}`;
      if (seen.at(-1) !== now) seen.push(now);
    }).observe(document.body, { subtree: true, childList: true });
  });
  const headings = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  const accommodations = await page.locator('h1').innerText();
  await link(page).click();
  await expect(page.locator('h1')).not.toHaveText(accommodations);
  const standard = await page.locator('h1').innerText();
  await expect.poll(async () => (await headings()).slice(-2)).toEqual([`${standard}: first screen`, `${standard}: whole`]);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(accommodations);
  expect((await headings()).slice(-1)).toEqual([`${accommodations}: whole`]);
  expect(await headings()).not.toContain(`${accommodations}: first screen`);
});
