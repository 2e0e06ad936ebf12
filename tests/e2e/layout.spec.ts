import { localizedPath } from '../../src/domain/i18n/localizedPath';
import { comfortSwitch } from '../support/pages/comfort';
import { openPage, scrollThrough } from '../support/pages/inBrowser';
import { nearlyOnTheEdge } from '../support/checks/alignment';
import { cutText } from '../support/checks/cutText';
import { routes } from '../support/content/routes';
import { inFull, inLanguages } from '../support/sampling';
import { sharedPage } from '../support/pages/sharedPage';
import { hold } from '../support/servers/scripts';
import { expect, test } from '../support/test';
import { say } from '../support/content/messages';
import { contentOf, offers, pathOfRoom, rooms, said, stayRules, pathOfRole } from '../support/content/hotel';
import { albums } from '../support/pages/gallery';

test.use({ trace: 'off' });

test.describe('every page', () => {
  const shared = sharedPage();

  for (const route of inFull(routes, '/', '/acomodacoes', pathOfRoom, pathOfRole('offers'), '/eventos'))
    test(`${route} has one left edge, and prices in the font that has the R$ sign`, async () => {
      const page = shared();
      // on phones text is beside its icon
      await page.setViewportSize({ width: 1440, height: 900 });
      await openPage(page, route);
      await scrollThrough(page);
      expect.soft(await nearlyOnTheEdge(page), 'beside the edge').toEqual([]);
      const prices = await page.getByText(/R\$/).evaluateAll((all) => all.map((price) => [price.textContent, getComputedStyle(price).fontFamily] as const));
      expect.soft(prices.filter(([, family]) => family.includes('Gloock'))).toEqual([]);
    });
});

test('accommodations show every room once, with a tab for all and one per category', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '/acomodacoes');
  const cards = page.getByRole('tabpanel').getByRole('article');
  await expect(cards).toHaveCount(rooms.length);
  await expect(page.getByRole('tab', { selected: true })).toHaveText(say('pt', 'rooms', 'categories.all'));
  for (const picture of await cards.locator('img').all()) expect((await picture.boundingBox())?.width).toBeGreaterThan(500);
  for (const category of new Set(rooms.map((room) => room.category))) {
    await page.getByRole('tab', { name: say('pt', 'rooms', `categories.${category}`) }).click();
    await expect(cards.filter({ visible: true })).toHaveCount(rooms.filter((room) => room.category === category).length);
  }
  // not again for two adults, whom all take
  await scrollThrough(page);
  await expect(page.locator('#para-quem').getByRole('button', { name: say('pt', 'party', 'addChild') })).toBeVisible();
  await expect(page.locator('#para-quem').getByRole('listitem')).toHaveCount(0);
  // and once for comparison, on demand
  await page.locator('#comparar summary').click();
  await expect(page.locator('#comparar').getByRole('checkbox')).toHaveCount(rooms.length);
});

test('structure has no half-empty columns: two places or three beside each other, as wide as the page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '/estrutura');
  const boxes = await page
    .locator('main article')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ left, right, top }) => ({ left, right, top })));
  const edge = Math.min(...boxes.map(({ left }) => left));
  const tops = [...new Set(boxes.map(({ top }) => Math.round(top)))];
  expect(tops.length).toBeLessThanOrEqual(Math.ceil(boxes.length / 2));
  for (const row of tops) expect(Math.max(...boxes.filter(({ top }) => Math.round(top) === row).map(({ right }) => right))).toBeCloseTo(1440 - edge, 0);
});

for (const [route, hash] of [
  ['/gastronomia', contentOf('Meal').at(-1)?.slug ?? ''],
  ['/galeria', albums.at(-1)?.slug ?? ''],
] as const)
  test(`${route}: Find on page looks into hidden panels, which take no place, and opens what it finds`, async ({ page }) => {
    await openPage(page, `${route}#${hash}`);
    const panels = page.locator('[role=tabpanel]');
    await expect(panels.and(page.locator('[hidden="until-found"]'))).toHaveCount((await panels.count()) - 1);
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await panels.evaluateAll((all) => all.forEach((panel) => panel.hasAttribute('hidden') && panel.setAttribute('style', 'display: none')));
    expect(await height()).toBe(before);
    await panels.evaluateAll((all) => all.forEach((panel) => panel.removeAttribute('style')));
    // a link to something within is looked for in the same way
    const first = panels.first();
    await first.evaluate((panel) => {
      const text = [...panel.querySelectorAll('p, figcaption, li, div')].at(-1);
      if (text) text.id = 'sought';
      window.location.hash = 'sought';
    });
    await expect(page.locator('#sought')).toBeVisible();
    await expect(page.getByRole('tab').and(page.locator('[aria-selected=true]'))).toHaveAttribute('href', `#${await first.getAttribute('id')}`);
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
  });

test('gastronomy lists its restaurants on phones, and a tap leads to the chosen one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/gastronomia');
  const tabs = page.getByRole('tab');
  const boxes = await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect()).map(({ left, right, top }) => ({ left, right, top })));
  expect(new Set(boxes.map(({ left }) => left)).size).toBe(1);
  expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(390);
  expect(boxes.map(({ top }) => top)).toEqual(boxes.map(({ top }) => top).sort((one, other) => one - other));
  await tabs.nth(1).click();
  await expect(page.getByRole('tabpanel').locator('figure').first()).toBeInViewport();
});

for (const language of inLanguages('fr'))
  test(`in comfort mode the menu is larger, and covers nothing, in ${language}`, async ({ page }) => {
    await openPage(page, localizedPath('/contato', language));
    const link = page
      .getByRole('navigation', { name: say(language, 'menu', 'main'), exact: true })
      .locator('ul a')
      .first();
    const size = () => link.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
    for (const width of [920, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const usual = await size();
      await comfortSwitch(page.getByRole('banner'), language).click();
      expect.soft(await size(), `${width} px`).toBeGreaterThan(usual * 1.2);
      expect.soft(await cutText(page), `${width} px`).toEqual([]);
      await comfortSwitch(page.getByRole('banner'), language).click();
    }
  });

for (const language of inLanguages('pt', 'fr'))
  test(`the header stays as it is when the fonts come, in ${language}`, async ({ page }) => {
    for (const width of [900, 1024, 1200, 1300, 1366]) {
      await page.setViewportSize({ width, height: 900 });
      const release = await hold(page, '**/*.woff2');
      await openPage(page, localizedPath('/contato', language));
      const header = page.getByRole('banner').locator('a:visible');
      const places = () => header.evaluateAll((all) => all.map((link) => Math.round(link.getBoundingClientRect().top)));
      const before = await places();
      release();
      await expect
        .poll(() =>
          page.evaluate(() =>
            [...document.fonts].some(({ family, status }) => family.includes('Franklin') && status === 'loaded' && !family.includes('Arial')),
          ),
        )
        .toBe(true);
      await page.evaluate(() => document.fonts.ready);
      const after = await places();
      expect.soft(Math.max(...after.map((top, index) => Math.abs(top - (before[index] ?? 0)))), `${width} px`).toBeLessThanOrEqual(3);
      await page.unrouteAll();
    }
  });

test('the rules of a stay are complete on the pages of contact and rooms, and one line with a link elsewhere', async ({ page }) => {
  const [first] = stayRules.rules;
  const text = said(first?.text, 'pt');
  const [offer] = offers.flatMap(({ path }) => path ?? []);
  for (const route of [...(offer ? [offer] : []), '/estrutura']) {
    await page.goto(route);
    await expect(page.getByRole('main').getByText(text)).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: say('pt', 'common', 'stayRules') })).toHaveAttribute('href', '/contato#regras');
  }
  for (const route of ['/contato', pathOfRoom]) {
    await page.goto(route);
    await expect(page.locator('#regras').getByText(text)).toBeVisible();
  }
});

test('on a phone the header’s button is beside the hamburger, away from the logo, also from right to left', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contato');
  const parts = page.getByRole('banner').locator('a:visible, button:visible');
  for (const dir of ['ltr', 'rtl']) {
    await page.evaluate((value) => (document.documentElement.dir = value), dir);
    const boxes = await parts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => ({ left, right })));
    const [first, second, third, ...others] = boxes.toSorted((one, other) => one.left - other.left);
    expect(others).toEqual([]);
    const gaps = [(second?.left ?? 0) - (first?.right ?? 0), (third?.left ?? 0) - (second?.right ?? 0)];
    const [fromLogo, fromHamburger] = dir === 'ltr' ? gaps : gaps.toReversed();
    expect(fromLogo, dir).toBeGreaterThan(16);
    expect(fromHamburger, dir).toBeLessThan(fromLogo ?? 0);
  }
});
