import type { Page } from '@playwright/test';
import { localizedPath } from '../../src/domain/i18n/localizedPath';
import { sidewaysOverflow } from '../support/checks/accessibility';
import { cutWords } from '../support/checks/cutWords';
import { hydrated, scrollThrough } from '../support/pages/inBrowser';
import { nothingAnnounced } from '../support/pages/nothingAnnounced';
import { visits } from '../support/sampling';
import { sharedPage } from '../support/pages/sharedPage';
import { expect, test } from '../support/test';

// Text that the visitor's browser sets wider or larger: nothing is cut and nothing stands over anything else that does not do so at the usual size.

test.use({ trace: 'off' });

/** As an extension or a setting of the browser adds it; the policy forbids a style element. */
const addStyles = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

const settings = {
  // https://www.w3.org/TR/WCAG22/#text-spacing
  'with wider spacing':
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  // https://www.w3.org/TR/WCAG22/#resize-text
  'at 200 %': ':root { font-size: 200% !important }',
} as const;

test.describe('every page', () => {
  const shared = sharedPage();

  for (const { route, language, viewport } of visits)
    test(`${route} in ${language} at ${viewport.width} px holds larger text and wider spacing`, async () => {
      const page = shared();
      await nothingAnnounced(page);
      await page.setViewportSize(viewport);
      await page.goto(localizedPath(route, language));
      await hydrated(page);
      await scrollThrough(page);
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      const usual = await cutWords(page);
      for (const [setting, css] of Object.entries(settings)) {
        await addStyles(page, css);
        expect
          .soft(
            // the map grows with the text, and scrolls: its edge may cut a marker
            (await cutWords(page)).filter((fault) => !usual.includes(fault) && !fault.startsWith('cut by div.ResortMap-module--frame')),
            setting,
          )
          .toEqual([]);
        expect.soft(await sidewaysOverflow(page), setting).toEqual([]);
      }
    });
});
