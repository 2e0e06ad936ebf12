import fs from 'node:fs';
import path from 'node:path';
import css from '@eslint/css';
import type { Page } from '@playwright/test';
import { ESLint } from 'eslint';
import { statsFile, type WebpackStats } from '../../plugins/gatsby-plugin-first-paint/src/internals';
import { sidewaysOverflow } from '../support/checks/accessibility';
import { pathOfRoom, pathOfRole } from '../support/content/hotel';
import { cutText } from '../support/checks/cutText';
import { openPage, scrollThrough } from '../support/pages/inBrowser';
import { expect, test } from '../support/test';

// The built style sheets use what the browsers of `browserslist` in package.json know (docs/decisions/0021-what-promised-browsers-know.md).

/**
 * Baseline at the end of 2022 is a little less than Chrome 109, Firefox 115 and Safari 16.4 know. What goes beyond it is named, by why it may.
 */
const beyond = {
  allowProperties: [
    // all three know it; Baseline counts a later detail, or a browser that is not promised
    ...['container-type', 'outline', 'overscroll-behavior'],
    // with the prefix that Autoprefixer adds
    ...['hyphens', 'mask', 'mask-composite', 'mask-image', 'mask-position', 'user-select'],
    // where it is unknown, something is a little less fine
    ...['accent-color', 'content-visibility', 'forced-color-adjust', 'resize', 'scrollbar-gutter', 'scrollbar-width', 'text-wrap'],
  ],
  // rows of their own instead of shared ones; headings at the foot of a printed page
  allowPropertyValues: { 'grid-template-rows': ['subgrid'], 'break-after': ['avoid'] },
  // round, color-mix: after a plain value. fit-content: in the columns of a grid all three know it; Baseline counts its use as a width
  allowFunctions: ['round', 'color-mix', 'fit-content'],
  // Firefox 115 lacks :has(): the test below opens pages without it; details-content unfolds what is printed
  allowSelectors: ['has', 'details-content', 'selection', 'fullscreen'],
  allowAtRules: ['page', 'container'],
};

/** The style sheets of the last build; a kept `public` also has those of earlier ones. */
function builtSheets(): readonly string[] {
  const stats = fs.readFileSync(`public/${statsFile}`, 'utf8');
  const { app = [] } = (JSON.parse(stats) as WebpackStats).assetsByChunkName;
  const names = [stats, ...app.filter((name) => name.endsWith('.js')).map((name) => fs.readFileSync(`public/${name}`, 'utf8'))].join('');
  const sheets = fs.readdirSync('public/static').filter((name) => /-(\w+)\.css$/.test(name) && names.includes(name.slice(-12, -4)));
  return sheets.map((name) => `static/${name}`);
}

test('the built style sheets hold nothing that a promised browser does not know', async () => {
  const eslint = new ESLint({
    overrideConfigFile: true,
    overrideConfig: [{ files: ['**/*.css'], plugins: { css }, language: 'css/css', rules: { 'css/use-baseline': ['error', { available: 2022, ...beyond }] } }],
  });
  const sheets = builtSheets();
  expect(sheets.length).toBeGreaterThan(5);
  const results = await Promise.all(
    sheets.map(async (name) => eslint.lintText(fs.readFileSync(path.join('public', name), 'utf8'), { filePath: `src/${name}` })),
  );
  const faults = results
    .flat()
    .flatMap(({ filePath, messages }) => messages.map(({ message, line, column }) => `${path.basename(filePath)}:${line}:${column} ${message}`));
  expect(faults).toEqual([]);
});

test.describe('without :has(), as in Firefox 115', () => {
  // the policy has the hashes of the styles as they are
  test.use({ bypassCSP: true });

  const withoutHas = (page: Page) =>
    page.route(
      ({ pathname }) => !/\.\w+$/.test(pathname) || pathname.endsWith('.css'),
      async (route) => {
        try {
          const response = await route.fetch();
          await route.fulfill({ response, body: (await response.text()).replaceAll(':has(', ':unknown(') });
        } catch {
          // a request that the page gave up
        }
      },
    );
  async function open(page: Page, path: string): Promise<void> {
    await openPage(page, path);
    await scrollThrough(page);
  }

  // what is still under way when a test ends is no fault of it
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

  for (const width of [390, 1440])
    test(`pages hold their words at ${width} px`, async ({ page }) => {
      // six pages, each scrolled through twice
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['/', '/estrutura', '/gastronomia', '/detalhes-eventos', pathOfRoom, pathOfRole('offers')]) {
        await page.unrouteAll();
        await open(page, path);
        const usual = await cutText(page);
        await withoutHas(page);
        await open(page, path);
        expect
          .soft(
            (await cutText(page)).filter((fault) => !usual.includes(fault)),
            path,
          )
          .toEqual([]);
        expect.soft(await sidewaysOverflow(page), path).toEqual([]);
      }
    });
});
