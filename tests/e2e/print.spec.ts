import { expect, test } from '../support/test';
import { colours } from '../../src/domain/brand/colours';
import { localizedPath } from '../../src/domain/i18n/localizedPath';
import { pagesOfPdf } from '../support/checks/pdf';
import { hydrated } from '../support/pages/inBrowser';
import { nothingAnnounced } from '../support/pages/nothingAnnounced';
import { roomRoutes } from '../support/content/routes';
import { inFull } from '../support/sampling';

const offers = ['/natal', '/reveillon', '/party', '/family-plan', '/programa-anos-dourados'];

/** As browsers write it. */
const inkInRgb = `rgb(${[...colours.green.matchAll(/[\da-f]{2}/g)].map(([channel]) => Number.parseInt(channel, 16)).join(', ')})`;

test.describe('in print', () => {
  // French is the longest.
  for (const route of inFull([...roomRoutes, ...offers, '/detalhes-eventos'], '/quartos/luxo', '/family-plan', '/detalhes-eventos'))
    test(`${route} takes one page`, async ({ page }) => {
      await nothingAnnounced(page);
      await page.goto(localizedPath(route, 'fr'));
      await hydrated(page);
      expect(pagesOfPdf(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
    });

  test('dark pages are printed in dark ink', async ({ page }) => {
    await page.goto('/reveillon');
    await page.emulateMedia({ media: 'print' });
    const headings = page.getByRole('main').getByRole('heading');
    // print styles load after the first picture
    await expect(async () => {
      const colours = await headings.evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => getComputedStyle(one).color));
      expect(colours.length).toBeGreaterThan(3);
      expect(new Set(colours)).toEqual(new Set([inkInRgb]));
    }).toPass();
  });
});
