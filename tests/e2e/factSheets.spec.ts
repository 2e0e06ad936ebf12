import type { Page } from '@playwright/test';
import { factSheetPath } from '../../src/domain/pages/addresses';
import { type Language, languages, languageTags } from '../../src/site';
import { axeFindings, sidewaysOverflow } from '../support/checks/accessibility';
import { contentFile, contentFolder } from '../support/content/contentFile';
import { hydrated } from '../support/pages/inBrowser';
import { smallTargets, smallWords } from '../support/checks/legibility';
import { nothingAnnounced } from '../support/pages/nothingAnnounced';
import { pagesOfPdf } from '../support/checks/pdf';
import { factSheetRoutes } from '../support/content/routes';
import { inFull } from '../support/sampling';
import { expect, test } from '../support/test';
import { say } from '../support/content/words';

const spaces = contentFolder<{ readonly slug: string; readonly description: Record<Language, string>; readonly capacities: Record<string, number | null> }>(
  'event-spaces',
);

/** What the column of a language shows besides facts: the heading of its figures, or the description of a space without any. */
function headingOf(route: string, language: Language): string {
  const space = spaces.find(({ slug }) => route === factSheetPath.eventSpace(slug));
  if (!space) return say(language, 'factSheets', 'rules');
  return Object.values(space.capacities).some((capacity) => capacity !== null) ? say(language, 'factSheets', 'capacities') : space.description[language];
}

test.describe('fact sheets', () => {
  test.describe.configure({ mode: 'default' });
  let page: Page;
  test.beforeAll(async ({ browser }) => {
    page = await (await browser.newContext()).newPage();
  });
  test.afterAll(() => page.context().close());

  for (const route of inFull(factSheetRoutes, factSheetPath.room('luxo'), factSheetPath.eventSpace('enseada-space'), factSheetPath.hotel))
    test(`${route} has three languages, fits one A4 page and is readable on screen`, async () => {
      await page.setViewportSize({ width: 1280, height: 900 });
      const response = await page.goto(route);
      expect(response?.status()).toBe(200);
      await hydrated(page);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      for (const language of languages)
        await expect.soft(page.locator(`article div[lang="${languageTags[language]}"]`)).toContainText(headingOf(route, language));
      expect.soft(pagesOfPdf(await page.pdf({ preferCSSPageSize: true })), 'pages on paper').toBe(1);
      for (const width of [1280, 390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        expect.soft(await sidewaysOverflow(page), `sideways at ${String(width)} px`).toEqual([]);
      }
      expect.soft(await smallWords(page), 'small words').toEqual([]);
      expect.soft(await smallTargets(page), 'small targets').toEqual([]);
      expect.soft(await axeFindings(page)).toEqual([]);
    });
});

test('a room page leads to its sheet, and the sheet back in the same language', async ({ page }) => {
  await nothingAnnounced(page);
  await page.goto('/fr/quartos/luxo');
  await hydrated(page);
  await page.getByRole('link', { name: `${say('fr', 'common', 'factSheet')} Luxe` }).click();
  await expect(page).toHaveURL(`${factSheetPath.room('luxo')}#fr`);
  const column = page.locator('article div[lang="fr"]');
  const { tourismTax, cancellationHours } = contentFile<{ readonly tourismTax: number; readonly cancellationHours: number }>('stay-rules.json');
  await expect(column).toContainText(`${String(contentFile<{ readonly area: number }>('rooms/luxo.json').area)}\u00a0m²`);
  await expect(column).toContainText(`${tourismTax.toFixed(2).replace('.', ',')}\u00a0R$`);
  await expect(column).toContainText(`${String(cancellationHours)}\u00a0heures`);
  await page.getByRole('link', { name: say('fr', 'factSheets', 'back', { name: 'Luxe' }) }).click();
  await expect(page).toHaveURL('/fr/quartos/luxo');
});

test('where the hotel gives two figures, both are on the sheet', async ({ page }) => {
  await page.goto(factSheetPath.eventSpace('enseada-space'));
  for (const language of languages) {
    const column = page.locator(`article div[lang="${languageTags[language]}"]`);
    await expect(column).toContainText('100');
    await expect(column).toContainText('80');
  }
});

test('sheets and trips are not in the sitemap', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain('/quartos/luxo<');
  expect(sitemap).not.toMatch(/fichas|minha-viagem/);
});
