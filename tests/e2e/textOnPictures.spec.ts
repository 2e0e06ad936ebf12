import { localizedPath } from '../../src/domain/i18n/localizedPath';
import { heroId } from '../../src/domain/pages/sectionIds';
import { openPage } from '../support/pages/inBrowser';
import { pathOfRoom } from '../support/content/hotel';
import { routes } from '../support/content/routes';
import { inFull } from '../support/sampling';
import { sharedPage } from '../support/pages/sharedPage';
import { expect, test } from '../support/test';
import { paleText } from '../support/checks/textOnPictures';

test.use({ trace: 'off' });
const shared = sharedPage();

// French has the longest texts.
const every = [...routes, '/404'].map((route) => ({ route, widths: [390, 768, 1440, 1920] }));
for (const { route, widths } of inFull(
  every,
  { route: '/', widths: [390, 1440] },
  { route: '/resort', widths: [390] },
  { route: '/acomodacoes', widths: [1440] },
  { route: pathOfRoom, widths: [390] },
  { route: '/galeria', widths: [1440] },
))
  test(`text on pictures of ${route} has a contrast of 4.5:1 at each width`, async () => {
    const page = shared();
    const address = localizedPath(route, 'fr');
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 768 ? 844 : 1000 });
      await openPage(page, address);
      await page
        .locator(`#${heroId} img`)
        .evaluateAll(([image]) => (image as HTMLImageElement | undefined)?.decode()) // some pages have no picture there: does not wait for one
        .catch(() => undefined);
      await page.evaluate(() => document.fonts.ready);
      expect.soft(await paleText(page, page.locator(`body header, #${heroId}`)), `${width} px, first screen`).toEqual([]);
      for (const part of await page.locator('main .shade-text').all()) {
        if (await part.evaluate((element, hero) => element.closest(`#${hero}`) !== null || !element.checkVisibility(), heroId)) continue;
        await part.scrollIntoViewIfNeeded();
        await part.evaluate(async (element) => {
          const picture = element.closest('section, a')?.querySelector('img');
          if (picture) picture.loading = 'eager';
          await picture?.decode();
        });
        expect.soft(await paleText(page, part), `${width} px, further down`).toEqual([]);
      }
    }
  });
