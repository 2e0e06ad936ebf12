import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { localizedPath } from '../../src/domain/i18n/localizedPath';
import { sidewaysOverflow } from '../support/accessibility';
import { smallTargets, smallWords } from '../support/legibility';
import { nothingAnnounced } from '../support/nothingAnnounced';
import { routes } from '../support/routes';

test.use({ trace: 'off' });
test.describe.configure({ mode: 'default' });

/** Pixels of text where a visitor has set nothing in the browser. */
const usualText = 16;

/** Sets the size of text as a visitor does in the browser's settings. */
async function setText(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
  await session.detach();
}

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
    await setText(page, 2 * usualText);
    for (const width of [640, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await sidewaysOverflow(page), `sideways at ${width} px`).toEqual([]);
    }
    await setText(page, usualText);
  });
}
