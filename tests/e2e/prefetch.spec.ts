import type { GatsbyWindow } from '../../plugins/gatsby-plugin-first-paint/src/internals';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { hydrated } from '../support/pages/inBrowser';
import { nothingAnnounced } from '../support/pages/nothingAnnounced';

// Prefetching on a phone.

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true });

const room = (page: Page) => page.locator('main a[href="/quartos/standard"]').first();

test('a page whose link is in view is shown without network requests for its script or data', async ({ page, context }) => {
  await nothingAnnounced(page);
  await page.goto('/acomodacoes');
  await hydrated(page);
  await room(page).scrollIntoViewIfNeeded();
  const isLoaded = () => page.evaluate(() => (window as unknown as GatsbyWindow).___loader.loadPageSync('/quartos/standard') !== undefined);
  await expect.poll(isLoaded, { timeout: 15_000 }).toBe(true);
  await context.setOffline(true);
  await room(page).click();
  await expect(page).toHaveURL('/quartos/standard');
  await expect(page.locator('h1')).toContainText('Standard');
});

test('the first screen of the next page is rendered before the rest, and everything at once when going back', async ({ page }) => {
  await nothingAnnounced(page);
  await page.goto('/acomodacoes');
  await hydrated(page);
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
  await room(page).click();
  await expect(page.locator('h1')).not.toHaveText(accommodations);
  const standard = await page.locator('h1').innerText();
  await expect.poll(async () => (await headings()).slice(-2)).toEqual([`${standard}: first screen`, `${standard}: whole`]);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(accommodations);
  expect((await headings()).slice(-1)).toEqual([`${accommodations}: whole`]);
  expect(await headings()).not.toContain(`${accommodations}: first screen`);
});

test('a touch on a link loads its page before the tap ends', async ({ page }) => {
  await nothingAnnounced(page);
  await page.goto('/acomodacoes');
  await hydrated(page);
  const data = page.waitForRequest(/page-data\/quartos\/standard\/page-data\.json/);
  await room(page).dispatchEvent('pointerdown');
  await data;
});

test('back and forward restore the scroll position', async ({ page }) => {
  await nothingAnnounced(page);
  const path = () => new URL(page.url()).pathname;
  const scrolled = () => page.evaluate(() => window.scrollY);
  const farther = page.locator('main a[href="/quartos/standard"]').last();
  await page.goto('/acomodacoes');
  await hydrated(page);
  await farther.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect.poll(scrolled).toBeGreaterThan(100);
  const left = await scrolled();
  await farther.click();
  await expect(page).toHaveURL('/quartos/standard');
  await expect(page.locator('h1')).toContainText('Standard');
  await expect(page.locator('footer')).toBeVisible();
  await page.goBack();
  // loading pictures may shift the page slightly
  await expect.poll(async () => (path() === '/acomodacoes' ? Math.abs((await scrolled()) - left) : Infinity)).toBeLessThan(40);
  await page.goForward();
  await expect.poll(async () => path() === '/quartos/standard' && (await scrolled())).toBe(0);
});

test('nothing is prefetched for a visitor who saves data', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const requested: string[] = [];
  page.on('request', (request) => /page-data\.json/.test(request.url()) && requested.push(new URL(request.url()).pathname));
  await page.clock.install();
  await page.goto('/acomodacoes');
  await hydrated(page);
  await room(page).scrollIntoViewIfNeeded();
  await page.clock.runFor(10_000);
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual(['/page-data/acomodacoes/page-data.json']);
});

test('dialogs are rendered once the page is idle, and change nothing on the page until they open', async ({ page }) => {
  await nothingAnnounced(page);
  await page.goto('/galeria');
  await hydrated(page);
  const body = page.locator('body');
  const lightbox = page.locator('dialog:has(figure)');
  await expect(lightbox).toBeAttached({ timeout: 15_000 });
  await expect(lightbox).toBeHidden();
  await expect(body).not.toHaveCSS('overflow-y', 'hidden');
  await page.locator('main a[href^="#foto-"]').nth(2).click();
  await expect(lightbox).toBeVisible();
  await expect(lightbox.getByRole('status')).toContainText('3 de');
  await expect(body).toHaveCSS('overflow-y', 'hidden');
  await page.keyboard.press('Escape');
  await expect(lightbox).toBeHidden();
  await expect(body).not.toHaveCSS('overflow-y', 'hidden');
});
