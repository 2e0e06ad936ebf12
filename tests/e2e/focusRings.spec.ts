import { localizedPath } from '../../src/domain/i18n/localizedPath';
import { faintFocusRings } from '../support/checks/focusRings';
import { openPage, scrollThrough } from '../support/pages/inBrowser';
import { full, visits } from '../support/sampling';
import { sharedPage } from '../support/pages/sharedPage';
import { expect, test } from '../support/test';

test.use({ trace: 'off' });
const shared = sharedPage();
/** In a sample, each look is measured once at each width. */
const seen = new Set<string>();

for (const { route, language, viewport } of visits)
  test(`every focus ring on ${localizedPath(route, language)} is seen, ${viewport.width} px wide`, async () => {
    const page = shared();
    await page.setViewportSize(viewport);
    await openPage(page, localizedPath(route, language));
    await scrollThrough(page);
    if (full) seen.clear();
    expect(await faintFocusRings(page, seen)).toEqual([]);
  });
