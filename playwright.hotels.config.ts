import { defineConfig } from '@playwright/test';
import base from './playwright.config';
import { mockBookingEngine } from './tests/support/servers/servers';

/** npm run test:hotels: a hotel of tests/hotels, which it has built (tools/test/testHotels.ts). */
export default defineConfig({
  ...base,
  testDir: 'tests/hotels',
  projects: [{ name: 'hotel', use: { browserName: 'chromium' } }],
  webServer: mockBookingEngine,
});
