import { defineConfig } from '@playwright/test';
import { servers } from './tests/support/servers/servers';
import { siteUrl } from './tests/support/servers/siteAddress';
import { findChromium } from './tools/test/findChromium';

// The test command sets CHROMIUM_PATH; by hand, the first Chromium found serves. The workers read it from here.
process.env.CHROMIUM_PATH ||= findChromium() ?? '';

const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH || undefined,
  // Playwright itself adds --headless, --no-sandbox, --no-first-run, --disable-background-networking, --disable-component-update and --disable-sync.
  // Letters as wide as their fonts say, as on phones: hinted for a coarse screen, a word of the header is up to 9 % wider.
  args: ['--disable-gpu', '--disable-quic', '--font-render-hinting=none'],
};

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  // Build machines are slow, and a second site is built beside the tests.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // A journey keeps no core busy all the time: three fill two.
  workers: 3,
  // A shared build machine may stall in the middle of a journey: a second try says which it was, and Playwright lists it as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  use: {
    baseURL: siteUrl,
    timezoneId: 'Europe/Lisbon',
    locale: 'pt-BR',
    // recording one makes a test half as long again: the second try has it, and `npx playwright test NAME --trace on`
    trace: 'on-first-retry',
    video: 'off',
    launchOptions,
    // it would answer requests that a journey answers itself; offline.spec.ts allows it
    serviceWorkers: 'block',
  },
  projects: [
    // A second site, built while the tests of the first one run.
    { name: 'variant build', testDir: 'tests/e2e', testMatch: 'variant/*.setup.ts', teardown: 'variant removed' },
    { name: 'variant removed', testDir: 'tests/e2e', testMatch: 'variant/*.teardown.ts' },
    { name: 'chromium', testDir: 'tests/e2e', testIgnore: 'variant/**', use: { browserName: 'chromium' } },
    { name: 'specification', testDir: 'tests/specification', testMatch: '*.spec.ts', use: { browserName: 'chromium' } },
    // with a back/forward cache, as visitors have it
    {
      name: 'field',
      testDir: 'tests/field',
      use: { browserName: 'chromium', launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] } },
    },
    { name: 'variant', testDir: 'tests/e2e', testMatch: 'variant/*.spec.ts', dependencies: ['variant build'], use: { browserName: 'chromium' } },
    { name: 'hosting', testDir: 'tests/hosting', use: { browserName: 'chromium' } },
    // the tests of a file share one desk; a trace of its page takes longer than the test
    { name: 'desk', testDir: 'tests/desk', fullyParallel: false, workers: 2, use: { browserName: 'chromium', trace: 'off' } },
  ],
  webServer: servers,
});
