import type { Page } from '@playwright/test';
import { localizedPath } from '../../src/domain/i18n/localizedPath';
import type { Language } from '../../src/site';
import { axeFindings, sidewaysOverflow } from '../support/checks/accessibility';
import { translate } from '../support/checks/bareText';
import { chunkWith } from '../support/servers/builtChunk';
import { hydrated } from '../support/pages/inBrowser';
import { tabTo } from '../support/pages/keyboard';
import { map, mapOn, nameOf, places } from '../support/pages/map';
import { nothingAnnounced } from '../support/pages/nothingAnnounced';
import { pagesOfPdf } from '../support/checks/pdf';
import { inLanguages } from '../support/sampling';
import { expect, test } from '../support/test';
import { say } from '../support/content/words';

// The map of the resort, if content has one.

async function open(page: Page, language: Language = 'pt') {
  await nothingAnnounced(page);
  await page.goto(localizedPath('/estrutura#mapa', language));
  await hydrated(page);
  const parts = mapOn(page, language);
  await expect(parts.frame).toBeVisible();
  return parts;
}

test.skip(!map, 'the content has no map');

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
  await frame.focus();
  const before = await marker(1).boundingBox();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect.poll(() => large.length).toBeGreaterThan(0);
  await expect.poll(async () => (await marker(1).boundingBox())?.x).not.toBe(before?.x);
  // once the zoom has come to rest
  const x = async () => (await marker(1).boundingBox())?.x;
  await expect.poll(async () => (await x()) === (await page.evaluate(() => new Promise(requestAnimationFrame)).then(x))).toBe(true);
  const zoomed = await marker(1).boundingBox();
  expect(zoomed?.width).toBeCloseTo(before?.width ?? 0, 0);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await marker(1).boundingBox())?.x).toBeCloseTo((zoomed?.x ?? 0) - 80, 0);
});

test('the wheel scrolls the page over the map, and zooms with Ctrl', async ({ page }) => {
  const { frame, button } = await open(page);
  await frame.scrollIntoViewIfNeeded();
  const box = await frame.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 30, (box?.y ?? 0) + 200);
  const top = () => page.evaluate(() => window.scrollY);
  const before = await top();
  await page.mouse.wheel(0, 120);
  await expect.poll(top).toBeGreaterThan(before);
  await expect(button('zoomOut')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -120);
  await page.keyboard.up('Control');
  await expect(button('zoomOut')).toBeEnabled();
});

test('filters apply to markers and entries alike and show how many are left', async ({ page }) => {
  const children = places.filter(({ withChildren }) => withChildren);
  const { section, markers, entries, button } = await open(page);
  await button('withChildren').click();
  await expect(button('withChildren')).toHaveAttribute('aria-pressed', 'true');
  await expect(markers).toHaveCount(children.length);
  await expect(entries).toHaveText(children.map(({ slug }) => nameOf(slug, 'pt')));
  await expect(section.getByRole('status')).toHaveText(
    say('pt', 'map', children.length === 1 ? 'count_one' : 'count_other', { count: String(children.length) }),
  );
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

test('its script loads when the visitor is near, not before', async ({ page }) => {
  const script = chunkWith('panzoomchange');
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (script.test(request.url())) fetched.push(request.url());
  });
  await nothingAnnounced(page);
  // scrolled until the map is more than a screen away
  await page.setViewportSize({ width: 1280, height: 200 });
  await page.goto('/estrutura');
  await hydrated(page);
  expect(fetched).toEqual([]);
  await mapOn(page, 'pt').section.scrollIntoViewIfNeeded();
  await expect.poll(() => fetched.length).toBe(1);
});

for (const prints of ['never says when it has printed', 'cannot print'] as const)
  test(`the map alone is printed on one page, with its numbers and legend, and the page is whole on the screen: a browser that ${prints}`, async ({ page }) => {
    await page.addInitScript((missing) => {
      Object.defineProperty(window, 'print', { value: missing ? undefined : () => undefined });
    }, prints === 'cannot print');
    const { button, entries, picture } = await open(page, 'fr');
    if (prints === 'cannot print') {
      await expect(button('zoomIn')).toBeVisible();
      await expect(button('print')).toHaveCount(0);
      return;
    }
    await button('print').click();
    // there was no afterprint: on the screen nothing has changed
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
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

test('on a page that is translated while it is used, filters neither fail nor leave old words', async ({ page }) => {
  const errors: unknown[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const { section, button, markers } = await open(page);
  const children = places.filter(({ withChildren }) => withChildren).length;
  // hidden while it is empty; other messages of the section are about its buttons
  const status = section.locator('p[role=status]');
  const words = say('pt', 'map', children === 1 ? 'count_one' : 'count_other', { count: String(children) });
  for (const expected of [words, '', words]) {
    await page.evaluate(`(${translate.toString()})(document.body)`);
    await section.getByRole('button', { name: say('pt', 'map', 'withChildren') }).click();
    await expect(status).toHaveText(expected);
  }
  await expect(markers).toHaveCount(children);
  await expect(button('zoomIn')).toBeVisible();
  expect(errors).toEqual([]);
});

test('a picture that fails to load is reported, and the list stays', async ({ page }) => {
  await page.route('**/mapa.*', (route) => route.abort());
  const { section } = await open(page);
  await expect(section.getByText(say('pt', 'structure', 'mapMissing'))).toBeVisible();
  await expect(section.getByRole('link', { name: nameOf(places[0]?.slug ?? '', 'pt') })).toBeVisible();
});

test('pages about a place link to the map', async ({ page }) => {
  for (const route of ['/contato', '/eventos', '/parque-da-crianca']) {
    await page.goto(route);
    await expect(page.getByRole('link', { name: say('pt', 'common', 'onMap') })).toHaveAttribute('href', '/estrutura#mapa');
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the picture, its numbered links and the list are there', async ({ page }) => {
    await page.goto('/estrutura');
    const { section, picture, markers, entries } = mapOn(page, 'pt');
    await expect(picture).toBeVisible();
    await expect(markers).toHaveCount(places.length);
    await expect(entries).toHaveCount(places.length);
    await expect(section.getByRole('button')).toHaveCount(0);
    await section.getByRole('link', { name: '1', exact: true }).click();
    await expect(page).toHaveURL(/#mapa-1$/);
    await expect(section.getByRole('link', { name: nameOf(places[0]?.slug ?? '', 'pt') })).toBeInViewport();
  });
});
