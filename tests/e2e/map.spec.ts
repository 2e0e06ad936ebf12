import type { Page } from '@playwright/test';
import { localizedPath } from '../../src/domain/i18n/localizedPath';
import type { Language } from '../../src/site';
import { axeFindings, sidewaysOverflow } from '../support/checks/accessibility';
import { pagesOfPdf } from '../support/checks/pdf';
import { say } from '../support/content/messages';
import { openPage } from '../support/pages/inBrowser';
import { tabTo } from '../support/pages/keyboard';
import { map, mapOn, places } from '../support/pages/map';
import { inLanguages } from '../support/sampling';
import { expect, test } from '../support/test';
import { pathOfRole } from '../support/content/hotel';

// What only a browser can tell of the map: its rules are tested in src/sections/map, filters and the map without script in tests/field.

test.skip(!map, 'the content has no map');

async function open(page: Page, language: Language = 'pt') {
  await openPage(page, localizedPath('/estrutura#mapa', language));
  const parts = mapOn(page, language);
  await expect(parts.frame).toBeVisible();
  return parts;
}

for (const language of inLanguages('fr'))
  test(`the keyboard reaches every place, chooses one and comes back, in ${language}`, async ({ page }) => {
    const { section, frame, markers, entries, marker, card } = await open(page, language);
    await expect(markers).toHaveCount(places.length);
    await expect(entries).toHaveCount(places.length);
    await tabTo(page, frame);
    for (const [index] of places.entries()) {
      await page.keyboard.press('Tab');
      await expect(marker(index + 1)).toBeFocused();
      const [inFrame, edge] = await Promise.all([marker(index + 1).boundingBox(), frame.boundingBox()]);
      expect(inFrame?.x ?? -1).toBeGreaterThanOrEqual((edge?.x ?? 0) - 1);
    }
    await page.keyboard.press('Enter');
    await expect(card(places.length)).toBeFocused();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(section.getByRole('link', { name: new RegExp(`^${say(language, 'map', 'more')}`) })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(marker(places.length)).toBeFocused();
  });

test('arrow keys pan the map, plus and minus zoom it; markers keep their size, and the large picture loads', async ({ page }) => {
  const { frame, marker } = await open(page);
  const large: string[] = [];
  page.on('request', (request) => {
    if (/\/mapa\.(?:avif|jpg)/.test(request.url())) large.push(request.url());
  });
  const x = async () => (await marker(1).boundingBox())?.x;
  await frame.focus();
  const before = await marker(1).boundingBox();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect.poll(() => large.length).toBeGreaterThan(0);
  await expect.poll(x).not.toBe(before?.x);
  // once the zoom has come to rest
  await expect.poll(async () => (await x()) === (await page.evaluate(() => new Promise(requestAnimationFrame)).then(x))).toBe(true);
  const zoomed = await marker(1).boundingBox();
  expect(zoomed?.width).toBeCloseTo(before?.width ?? 0, 0);
  await page.keyboard.press('ArrowRight');
  await expect.poll(x).toBeCloseTo((zoomed?.x ?? 0) - 80, 0);
});

test('on the narrowest phone markers do not touch, a tap shows the card, and the page does not scroll sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { markers, marker, card } = await open(page);
  const boxes = await markers.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  for (const [index, one] of boxes.entries()) {
    expect(Math.min(one.width, one.height)).toBeGreaterThanOrEqual(44);
    for (const other of boxes.slice(index + 1))
      expect(one.right <= other.left + 0.5 || other.right <= one.left + 0.5 || one.bottom <= other.top + 0.5 || other.bottom <= one.top + 0.5).toBe(true);
  }
  await marker(1).focus();
  await marker(1).click();
  await expect(card(1)).toBeInViewport();
  expect(await sidewaysOverflow(page)).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
});

test('the map alone is printed on one page, with its numbers and legend, and the page is whole on the screen', async ({ page }) => {
  await page.addInitScript(() => {
    // some browsers send it before they print, others never
    window.print = () => void window.dispatchEvent(new Event('afterprint'));
  });
  const { button, entries, picture } = await open(page, 'fr');
  await button('print').click();
  for (const part of ['contentinfo', 'banner'] as const) await expect(page.getByRole(part)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(entries.last()).toBeVisible();
  await expect(picture).toBeVisible();
  expect(pagesOfPdf(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
  // after the next input the page is printed whole
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Tab');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('pages about a place link to the map', async ({ page }) => {
  for (const route of ['/contato', '/eventos', pathOfRole('children')]) {
    await page.goto(route);
    await expect(page.getByRole('link', { name: say('pt', 'common', 'onMap') })).toHaveAttribute('href', '/estrutura#mapa');
  }
});
