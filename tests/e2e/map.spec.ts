import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { localizedPath } from '../../src/domain/i18n/localizedPath';
import type { Language } from '../../src/site';
import { axeFindings, sidewaysOverflow } from '../support/accessibility';
import { chunkWith } from '../support/chunkWith';
import { hydrated } from '../support/inBrowser';
import { tabTo } from '../support/keyboard';
import { nothingAnnounced } from '../support/nothingAnnounced';
import { pagesOfPdf } from '../support/pdf';
import { inLanguages } from '../support/scope';
import { expect, test } from '../support/test';
import { say } from '../support/words';
import { contentFile } from '../support/contentFile';

// The map of the resort, if content has one.

type Text = Readonly<Record<Language, string>>;
interface ResortMap {
  readonly title: Text;
  readonly places: readonly { readonly slug: string; readonly withChildren?: boolean }[];
}
const file = 'content/map.json';
const map = fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as ResortMap) : null;
const places = map?.places ?? [];

const nameOf = (slug: string, language: Language): string => {
  const folder = ['facilities', 'restaurants', 'bars', 'dining', 'event-spaces', 'rooms'].find((one) => fs.existsSync(`content/${one}/${slug}.json`));
  const { name } = contentFile<{ readonly name: Text }>(`${folder ?? ''}/${slug}.json`);
  return name[language];
};

function partsOf(page: Page, language: Language) {
  const section = page.getByRole('region', { name: map?.title[language] ?? '' });
  const markerName = (number: number) => `${number} ${nameOf(places[number - 1]?.slug ?? '', language)}`;
  return {
    section,
    frame: section.getByRole('group', { name: say(language, 'structure', 'mapKeys') }),
    picture: section.getByRole('img').first(),
    markers: section.getByRole('list').first().getByRole('link'),
    entries: section.getByRole('list').last().getByRole('link'),
    marker: (number: number) => section.getByRole('link', { name: markerName(number), exact: true }),
    card: (number: number) => section.getByRole('group', { name: `${number}. ${nameOf(places[number - 1]?.slug ?? '', language)}` }),
    button: (key: string) => section.getByRole('button', { name: say(language, 'map', key), exact: true }),
  };
}

async function open(page: Page, language: Language = 'pt') {
  await nothingAnnounced(page);
  await page.goto(localizedPath('/estrutura#mapa', language));
  await hydrated(page);
  const parts = partsOf(page, language);
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
  await expect(button('zoomOut')).toHaveAttribute('aria-disabled', 'false');
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
  await partsOf(page, 'pt').section.scrollIntoViewIfNeeded();
  await expect.poll(() => fetched.length).toBe(1);
});

test('the map alone is printed on one page, with its numbers and legend', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  const { button, entries, picture } = await open(page, 'fr');
  await button('print').click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(entries.last()).toBeVisible();
  await expect(picture).toBeVisible();
  expect(pagesOfPdf(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
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
    const { section, picture, markers, entries } = partsOf(page, 'pt');
    await expect(picture).toBeVisible();
    await expect(markers).toHaveCount(places.length);
    await expect(entries).toHaveCount(places.length);
    await expect(section.getByRole('button')).toHaveCount(0);
    await section.getByRole('link', { name: '1', exact: true }).click();
    await expect(page).toHaveURL(/#mapa-1$/);
    await expect(section.getByRole('link', { name: nameOf(places[0]?.slug ?? '', 'pt') })).toBeInViewport();
  });
});
