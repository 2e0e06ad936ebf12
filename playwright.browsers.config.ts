import { defineConfig } from '@playwright/test';
import { servers } from './tests/support/servers/servers';

/**
 * npm run test:browsers: the journeys in browsers that Playwright does not drive. It is their runner only; puppeteer-core drives Firefox,
 * the webdriver package WebKit, keys Orca beside Firefox (tests/support/browsers).
 */
export default defineConfig({
  testDir: 'tests/browsers',
  outputDir: 'test-results',
  timeout: 60_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  // one browser of each kind, side by side
  workers: 2,
  reporter: 'list',
  projects: [
    { name: 'firefox', testIgnore: 'screenReader.spec.ts' },
    { name: 'webkit', testIgnore: 'screenReader.spec.ts' },
    { name: 'screen reader', testMatch: 'screenReader.spec.ts' },
  ],
  webServer: servers,
});
