import { localizedPath } from '../../src/domain/i18n/localizedPath';
import { defaultLanguage, languages, languageTags } from '../../src/site';
import { pagesOfPdf } from '../support/checks/pdf';
import { offers } from '../support/content/hotel';
import { roomRoutes, routes } from '../support/content/routes';
import { openPage, scrollThrough, textsInBoth } from '../support/pages/inBrowser';
import { inFull } from '../support/sampling';
import { expect, test } from '../support/test';

// What is asked of this hotel's texts, which an everyday edit may change.

for (const language of languages)
  test(`no page says “on request” more than three times, nor has a text that is left in Portuguese, in ${languageTags[language]}`, async ({
    page,
    request,
  }) => {
    test.slow();
    await page.goto('/robots.txt');
    for (const route of routes) {
      const address = localizedPath(route, language);
      const html = await (await request.get(address)).text();
      // docs/hotel-rules.md 1.3
      expect.soft([...html.matchAll(/sob consulta|on request|sur demande/gi)].length, address).toBeLessThanOrEqual(3);
      if (language !== defaultLanguage) expect.soft(await textsInBoth(page, address, localizedPath(route, defaultLanguage)), address).toEqual([]);
    }
  });

// French is the longest.
for (const [route, most] of [
  ...inFull(roomRoutes, ...roomRoutes.slice(0, 1)).map((room) => [room, 2] as const),
  ...inFull(
    offers.flatMap(({ path }) => path ?? []),
    '/family-plan',
  ).map((offer) => [offer, 1] as const),
  ['/detalhes-eventos', 2] as const,
  ['/resort', 2] as const,
])
  test(`${route} is printed on ${String(most)} sheets at most`, async ({ page }) => {
    await openPage(page, localizedPath(route, 'fr'));
    expect(pagesOfPdf(await page.pdf({ preferCSSPageSize: true }))).toBeLessThanOrEqual(most);
  });

test('no page says a sentence twice', async ({ page }) => {
  test.slow();
  for (const route of inFull(routes, '/', '/acomodacoes', '/experiencias-unicas', '/eventos')) {
    await openPage(page, route);
    await scrollThrough(page);
    const sentences = await page
      .locator('main :is(p, li, dd, h2, h3)')
      .evaluateAll((all) => all.filter((one) => one.children.length === 0 && one.checkVisibility()).map((one) => one.textContent.trim()));
    const long = sentences.filter((one) => one.length > 60);
    const repeated = long.filter((one, index) => long.indexOf(one) < index);
    expect.soft(repeated, route).toEqual([]);
  }
});

test('event spaces are less than 9,000 pixels tall on a phone, in every language', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const language of languages) {
    await openPage(page, localizedPath('/detalhes-eventos', language));
    await scrollThrough(page);
    expect.soft(await page.evaluate(() => document.documentElement.scrollHeight), language).toBeLessThan(9000);
  }
});

test('the HTML of every page is sent in 20.5 KiB at most', async ({ request }) => {
  for (const language of languages)
    for (const route of routes) {
      const address = localizedPath(route, language);
      const { 'content-length': bytes } = (await request.get(address, { headers: { 'Accept-Encoding': 'br' } })).headers();
      expect.soft(Number(bytes), address).toBeLessThanOrEqual(20.5 * 1024);
    }
});
