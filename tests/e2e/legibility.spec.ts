import { expect, test, type Page } from '@playwright/test';
import { localizedPath } from '../../src/domain/i18n/localizedPath';
import { sidewaysOverflow } from '../support/accessibility';
import { smallTargets, smallWords } from '../support/legibility';
import { nothingAnnounced } from '../support/nothingAnnounced';
import { routes } from '../support/routes';

test.use({ trace: 'off' });
test.describe.configure({ mode: 'default' });

let page: Page;
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage({ reducedMotion: 'reduce' });
  await nothingAnnounced(page);
});
test.afterAll(() => page.context().close());

// French is the longest.
for (const route of routes) {
  const address = localizedPath(route, 'fr');

  test(`${address} is set in 18 px or more, can be touched, and holds text twice as large`, async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address);
    expect.soft(await smallWords(page), 'small words').toEqual([]);
    expect.soft(await smallTargets(page), 'small targets').toEqual([]);
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
    for (const width of [640, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await sidewaysOverflow(page), `sideways at ${width} px`).toEqual([]);
    }
  });
}
