import { expect, test as base, type BrowserContext } from '@playwright/test';

export { expect };

/** What Chromium says of each thing that a page's policy forbids. */
const violation = /Content[- ]Security[- ]Policy/i;

/**
 * The `test` of all journeys: each runs under the site's own Content-Security-Policy, and fails if a page did anything that it forbids.
 * `violations` are those seen since the last test; one that provokes some takes them out.
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
