import { expect, test } from '../support/test';
import { localizedPath } from '../../src/domain/i18n/localizedPath';
import { consentBar, visit } from '../support/pages/consent';
import { scrollThrough } from '../support/pages/inBrowser';
import { inLanguages } from '../support/sampling';
import { measuringIn, scriptsOfPages } from '../support/servers/measuring';
import { siteUrl } from '../support/servers/siteAddress';
import { accepted } from '../support/servers/variant';

for (const language of inLanguages('pt'))
  test(`without configured third parties, no consent is asked and nothing is loaded, in ${language}`, async ({ page, context }) => {
    const outside: string[] = [];
    page.on('request', (request) => /^https?:/.test(request.url()) && new URL(request.url()).origin !== siteUrl && outside.push(request.url()));
    for (const route of ['/', '/contato']) {
      await visit(page, localizedPath(route, language), { answered: accepted });
      await scrollThrough(page);
      const { bar, reopen } = consentBar(page, language);
      await expect(bar).toBeHidden();
      await expect(reopen).toHaveCount(0);
      await expect(page.locator('#ss-form-container, iframe, head > script[src^="http"]')).toHaveCount(0);
    }
    expect(outside).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });

test('without GATSBY_ANALYTICS no page loads a byte that measures', () => {
  const scripts = scriptsOfPages('public');
  expect(scripts.length).toBeGreaterThan(20);
  expect(measuringIn('public', scripts)).toEqual([]);
});
