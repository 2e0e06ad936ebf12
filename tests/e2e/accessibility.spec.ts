import type { BrowserContextOptions, Page } from '@playwright/test';
import { localizedPath } from '../../src/domain/i18n/localizedPath';
import type { Language } from '../../src/site';
import { axeFindings, shownFactsOf, sidewaysOverflow } from '../support/accessibility';
import { bookingCard, wordsOf } from '../support/booking';
import { bookingEngineUrl } from '../support/bookingEngine';
import { hydrated } from '../support/inBrowser';
import { nothingAnnounced } from '../support/nothingAnnounced';
import { routes } from '../support/routes';
import { siteUrl } from '../support/site';
import { expect, test } from '../support/test';
import { say } from '../support/words';

// Monday noon at the hotel.
const noon = new Date('2027-03-08T12:00:00-03:00');
const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

// A trace of every page would take longer than axe does.
test.use({ trace: 'off' });

/** The tests of a group visit the site in one page, one after the other. */
function onePage(options: BrowserContextOptions): () => Page {
  test.describe.configure({ mode: 'default' });
  let page: Page;
  test.beforeAll(async ({ browser }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
    page = await context.newPage();
    await page.clock.setFixedTime(noon);
    await nothingAnnounced(page);
  });
  test.afterAll(() => page.context().close());
  return () => page;
}

/** Every page is checked by axe at one size, and for sideways scrolling at further widths. */
const visits: readonly { language: Language; viewport: typeof desk; widths: readonly number[] }[] = [
  { language: 'pt', viewport: desk, widths: [] },
  { language: 'pt', viewport: phone, widths: [320] },
  { language: 'fr', viewport: phone, widths: [320, 900, 901, 1024] },
];

for (const { language, viewport, widths } of visits)
  test.describe(`in ${language}, ${viewport.width} px wide`, () => {
    const current = onePage({ viewport });

    for (const route of routes) {
      const address = localizedPath(route, language);

      test(`${address} gives axe nothing to say${widths.length > 0 ? `, nor scrolls sideways at ${widths.join(', ')} px` : ''}`, async () => {
        const page = current();
        await page.setViewportSize(viewport);
        await page.goto(address);
        await hydrated(page);
        expect.soft(await axeFindings(page)).toEqual([]);
        for (const width of widths) {
          await page.setViewportSize({ width, height: viewport.height });
          expect.soft(await sidewaysOverflow(page), `sideways at ${width} px`).toEqual([]);
        }
      });
    }
  });

test.describe('what opens gives axe nothing to say', () => {
  for (const language of ['pt', 'fr'] as const)
    test(`the menu, in ${language}`, async ({ page }) => {
      await page.setViewportSize(phone);
      await page.clock.setFixedTime(noon);
      await nothingAnnounced(page);
      await page.goto(localizedPath('/contato', language));
      await page.getByRole('button', { name: wordsOf(language, 'drawer').open }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    });

  for (const viewport of [desk, phone])
    test(`the calendar, ${viewport.width} px wide`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.clock.setFixedTime(noon);
      await nothingAnnounced(page);
      await page.goto('/');
      const card = bookingCard(page, 'pt');
      await card.checkIn.click();
      await expect(card.calendar.locator(':focus')).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    });

  test('the announcement, and its picture enlarged', async ({ page }) => {
    await page.clock.install({ time: noon });
    await page.goto('/resort');
    await hydrated(page);
    await page.clock.runFor(4100);
    await expect(page.getByRole('button', { name: say('pt', 'announcement', 'close') })).toBeVisible();
    expect.soft(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: say('pt', 'announcement', 'enlarge') }).click();
    await expect(page.getByRole('dialog', { name: say('pt', 'lightbox', 'label') })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });

  for (const viewport of [desk, phone])
    test(`the gallery’s lightbox, ${viewport.width} px wide, enlarged too`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.clock.setFixedTime(noon);
      await nothingAnnounced(page);
      await page.goto('/galeria');
      await hydrated(page);
      await page
        .getByRole('main')
        .getByRole('link', { name: say('pt', 'gallery', 'enlarge') })
        .first()
        .click();
      const lightbox = page.getByRole('dialog', { name: say('pt', 'lightbox', 'label') });
      await expect(lightbox.getByRole('img')).toBeVisible();
      expect.soft(await axeFindings(page)).toEqual([]);
      await lightbox.getByRole('button', { name: say('pt', 'lightbox', 'zoomIn') }).click();
      await expect(lightbox.getByRole('region')).toBeFocused();
      expect(await axeFindings(page)).toEqual([]);
    });
});

test.describe('without JavaScript', () => {
  const current = onePage({ viewport: phone, javaScriptEnabled: false });
  /** Comparing rooms and comfort mode are done by script; what is compared stands in the rooms' own cards. */
  const needScript: Readonly<Record<string, readonly string[]>> = {
    '/acomodacoes': ['comparar'],
    '/acessibilidade': ['conforto'],
    '/programa-anos-dourados': ['conforto'],
  };
  const leadsOn = [bookingEngineUrl, `${siteUrl}/contato`, 'https://wa.me/', 'tel:', 'mailto:'];

  for (const route of routes)
    test(`${route} shows everything and leads on`, async () => {
      const page = current();
      await page.goto(route);
      const facts = await shownFactsOf(page);
      expect.soft(facts.headings, 'one h1 with words').toEqual([expect.stringMatching(/\S/)]);
      expect.soft(facts.emptySections, 'empty sections').toEqual(needScript[route] ?? []);
      expect.soft(facts.picturesWithoutAddress, 'pictures without address').toEqual([]);
      expect
        .soft(
          facts.links.filter((href) => leadsOn.some((start) => href.startsWith(start))),
          'links to book or to ask',
        )
        .not.toEqual([]);
    });
});

test.describe('the carousels of the home page', () => {
  for (const { motion, moves } of [
    { motion: 'no-preference', moves: true },
    { motion: 'reduce', moves: false },
  ] as const)
    test(moves ? 'move by themselves' : 'stand still where less motion is asked for', async ({ page }) => {
      const first = wordsOf('pt', 'carousel').count?.replace('{{current}}', '1').replace('{{total}}', '9') ?? '';
      await page.emulateMedia({ reducedMotion: motion });
      await page.setViewportSize(desk);
      await page.clock.install({ time: noon });
      await nothingAnnounced(page);
      await page.goto('/');
      await hydrated(page);
      const carousels = page.locator(`[aria-roledescription="${wordsOf('pt', 'carousel').role}"]`);
      await expect(carousels).toHaveCount(2);
      for (const carousel of await carousels.all()) {
        await carousel.scrollIntoViewIfNeeded();
        await expect(carousel.locator('.slick-initialized')).toBeVisible();
        await page.clock.runFor(10_000);
      }
      await expect(page.getByText(first, { exact: true })).toHaveCount(moves ? 0 : 2);
    });
});
