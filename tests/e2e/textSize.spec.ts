import type { Page } from '@playwright/test';
import { localizedPath } from '../../src/domain/i18n/localizedPath';
import { sidewaysOverflow } from '../support/checks/accessibility';
import { cutText } from '../support/checks/cutText';
import { openPage, scrollThrough } from '../support/pages/inBrowser';
import { visits } from '../support/sampling';
import { sharedPage } from '../support/pages/sharedPage';
import { expect, test } from '../support/test';

// Text that the visitor's browser sets wider or larger: nothing is cut, outside the window, or over anything else that does not do so at the usual size.

test.use({ trace: 'off' });

// https://www.w3.org/TR/WCAG22/#text-spacing
const spacing = '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';
// https://www.w3.org/TR/WCAG22/#resize-text
const size = ':root { font-size: 200% !important }';
const settings = { 'with wider spacing': spacing, 'at 200 %': size, 'with both': size + spacing } as const;

/** As an extension or a setting of the browser sets them; the policy forbids a style element. */
const setStyles = (page: Page, css: string) =>
  page.evaluate(async (text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
    // what follows the size of its box is drawn with the next frame
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, css);

const faultsOf = async (page: Page) => [...(await cutText(page)), ...(await sidewaysOverflow(page))];

/** The pages, each with the widths at which it is opened: those of the sample, and next to them the one at which the least space is left. */
const least = { 390: 320, 768: 1024, 1440: 1280 } as const;
const places = new Map<string, number[]>();
for (const { route, language, viewport } of visits) {
  const path = localizedPath(route, language);
  places.set(path, [...(places.get(path) ?? []), viewport.width, least[viewport.width]]);
}

test.describe('every page', () => {
  const shared = sharedPage();

  for (const [path, widths] of places)
    test(`${path} holds larger text and wider spacing`, async () => {
      test.slow();
      const page = shared();
      await page.setViewportSize({ width: 1440, height: 900 });
      await openPage(page, path);
      await scrollThrough(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await setStyles(page, '');
        const usual = await faultsOf(page);
        for (const [setting, css] of Object.entries(settings)) {
          await setStyles(page, css);
          expect
            .soft(
              (await faultsOf(page)).filter((fault) => !usual.includes(fault)),
              `${width} px ${setting}`,
            )
            .toEqual([]);
        }
      }
    });
});
