import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { aheadAddress } from '../../src/domain/pages/aheadAddress';
import { hydrated } from '../support/inBrowser';
import { nothingAnnounced } from '../support/nothingAnnounced';
import { routes } from '../support/routes';

// A phone. What a link in view brings ahead, and what it spares.

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true });

const room = (page: Page) => page.locator('main a[href="/quartos/standard"]').first();

test('a page whose link is in view is shown without asking the network for anything', async ({ page, context }) => {
  const came: string[] = [];
  page.on('requestfinished', (request) => void came.push(new URL(request.url()).pathname));
  await page.goto('/acomodacoes');
  await hydrated(page);
  await room(page).scrollIntoViewIfNeeded();
  const ahead = await (await page.waitForResponse(`**${aheadAddress('/quartos/standard')}`)).text();
  const [scripts = '', picture = ''] = ahead.split(/(?=<picture)/);
  const scriptPaths = [...scripts.matchAll(/>([^<]+\.js)</g)].map(([, path]) => path);
  expect(scriptPaths).not.toEqual([]);
  await expect.poll(() => scriptPaths.filter((path) => !came.includes(path ?? ''))).toEqual([]);
  await expect.poll(() => came.some((path) => picture.includes(path))).toBe(true);
  await context.setOffline(true);
  await room(page).click();
  await expect(page).toHaveURL('/quartos/standard');
  const first = page.locator('img[data-first]');
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
});

test('the first screen of the next page comes before the rest, and all at once on the way back', async ({ page }) => {
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

test('while a finger rests on a link its page is made unseen, and shown as it stands when it is gone to; one that scrolls on leaves nothing', async ({
  page,
}) => {
  await nothingAnnounced(page);
  await page.goto('/acomodacoes');
  await hydrated(page);
  await room(page).scrollIntoViewIfNeeded();
  const headings = page.locator('h1');
  const finger = (type: string) => room(page).dispatchEvent(type, { isPrimary: true, button: 0 });
  // once it has been fetched
  await expect(async () => {
    await finger('pointerdown');
    await expect(headings).toHaveCount(2, { timeout: 500 });
  }).toPass();
  await expect(headings.nth(1)).toBeHidden();
  await finger('pointercancel');
  await expect(headings).toHaveCount(1);

  await finger('pointerdown');
  await headings.nth(1).evaluate((heading) => heading.setAttribute('data-made', ''));
  await room(page).click();
  await expect(page).toHaveURL('/quartos/standard');
  await expect(headings).toHaveCount(1);
  await expect(headings).toHaveAttribute('data-made');
  await expect(headings).toBeInViewport();
  await expect(page).toHaveTitle(new RegExp(await headings.innerText()));
  await page.locator('header button[aria-haspopup="dialog"]').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page).toHaveURL('/acomodacoes');
  await expect(headings).not.toHaveAttribute('data-made');
});

test('the ways back and forth end where they were left, at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const passed: string[] = [];
    Object.assign(window, { passed });
    window.addEventListener('scroll', () => passed.push(`${window.location.pathname} ${Math.round(window.scrollY / 20)}`));
  });
  /** Where the visitor has been since the last time it was asked, in steps of 20 px: pictures that come move a page by less. */
  const passed = () => page.evaluate(() => [...new Set((window as unknown as { passed: string[] }).passed.splice(0))]);
  const farther = page.locator('main a[href="/quartos/standard"]').last();
  await page.goto('/acomodacoes');
  await hydrated(page);
  await farther.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect.poll(passed).toHaveLength(1);
  const left = await page.evaluate(() => `${window.location.pathname} ${Math.round(window.scrollY / 20)}`);
  await farther.click();
  await expect(page).toHaveURL('/quartos/standard');
  await expect(page.locator('h1')).toContainText('Standard');
  await expect(page.locator('footer')).toBeVisible();
  await passed();
  await page.goBack();
  await expect.poll(passed).toEqual([left]);
  await page.goForward();
  await expect.poll(passed).toEqual(['/quartos/standard 0']);
});

test('nothing comes ahead for a visitor who saves data', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const asked: string[] = [];
  page.on('request', (request) => /\/ahead\/|page-data\.json/.test(request.url()) && asked.push(new URL(request.url()).pathname));
  await page.clock.install();
  await page.goto('/acomodacoes');
  await hydrated(page);
  await room(page).scrollIntoViewIfNeeded();
  await page.clock.runFor(10_000);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual(['/page-data/acomodacoes/page-data.json']);
});

test('what is published as a page’s first picture is the file that the page shows', async ({ page }) => {
  for (const route of routes) {
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    const shown = await page
      .locator('img[data-first]')
      .evaluateAll((images: HTMLImageElement[]) => Promise.all(images.slice(0, 1).map((image) => image.decode().then(() => image.currentSrc))));
    const published = await page.evaluate(async (address) => {
      const ground = document.createElement('div');
      ground.innerHTML = await (await fetch(address)).text();
      const image = ground.querySelector('img');
      await image?.decode();
      return image ? [image.currentSrc] : [];
    }, aheadAddress(route));
    expect([route, published]).toEqual([route, shown]);
  }
});

test('what opens on a tap is made once the page has come to rest; nothing on the page is otherwise until it is opened', async ({ page }) => {
  await nothingAnnounced(page);
  await page.goto('/galeria');
  await hydrated(page);
  const html = page.locator('html');
  const lightbox = page.locator('dialog:has(figure)');
  await expect(lightbox).toBeAttached({ timeout: 15_000 });
  await expect(lightbox).toBeHidden();
  await expect(html).not.toHaveCSS('overflow-y', 'hidden');
  await page.locator('main a[href^="#foto-"]').nth(2).click();
  await expect(lightbox).toBeVisible();
  await expect(lightbox.getByRole('status')).toContainText('3 de');
  await expect(html).toHaveCSS('overflow-y', 'hidden');
  await page.keyboard.press('Escape');
  await expect(lightbox).toBeHidden();
  await expect(html).not.toHaveCSS('overflow-y', 'hidden');
});
