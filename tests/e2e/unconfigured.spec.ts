import fs from 'node:fs';
import path from 'node:path';
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

test('without GATSBY_ANALYTICS and GATSBY_METRICS_ENDPOINT no page loads a byte that measures', () => {
  const scripts = scriptsOfPages('public');
  expect(scripts.length).toBeGreaterThan(20);
  expect(measuringIn('public', scripts)).toEqual([]);
});

test('without GATSBY_EDITOR there is no editing desk', async ({ request }) => {
  expect((await request.get('/admin')).status()).toBe(404);
  expect(fs.existsSync('public/admin')).toBe(false);
  const files = fs
    .readdirSync('public', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:js|css|html)$/.test(entry.name))
    .map(({ parentPath, name }) => path.join(parentPath, name));
  const withEditor = files.filter((file) => /decap/i.test(fs.readFileSync(file, 'utf8')));
  expect(withEditor).toEqual([]);
  expect(fs.readFileSync('public/_headers', 'utf8')).not.toContain('/admin');
});
