import { expect, test as base, type BrowserContext } from '@playwright/test';

export { expect };

/** Chromium's console message for each violation. */
const violation = /Content[- ]Security[- ]Policy/i;

/**
 * The `test` of all journeys, which fails if a page violates the site's Content-Security-Policy.
 * `violations` has those since the last test; a test that provokes some removes them.
 */
export const test = base.extend<{ keptToPolicy: undefined }, { violations: string[] }>({
  violations: [
    async ({ browser }, use) => {
      const seen: string[] = [];
      const watch = (context: BrowserContext) => {
        context.on('console', (message) => {
          if (violation.test(message.text())) seen.push(`${message.page()?.url()}: ${message.text()}`);
        });
      };
      browser.on('context', watch);
      await use(seen);
      browser.off('context', watch);
    },
    { scope: 'worker', auto: true },
  ],
  keptToPolicy: [
    async ({ violations }, use) => {
      await use(undefined);
      expect(violations.splice(0), 'what the Content-Security-Policy forbids').toEqual([]);
    },
    { auto: true },
  ],
});
