import { expect, test as base, type BrowserContext } from '@playwright/test';
import { nothingAnnounced } from './pages/nothingAnnounced';

export { expect };

/** Monday noon at the hotel, the usual time of a test's clock. */
export const noon = new Date('2027-03-08T12:00:00-03:00');

/** For `test.use`: disables the film on the home page, which keeps the processor busy. */
export const withoutFilm = { contextOptions: { reducedMotion: 'reduce' } } as const;

/** Chromium's console message for each violation. */
const violation = /Content[- ]Security[- ]Policy/i;

interface Fixtures {
  /** Whether the announcement comes, which covers the page. By default only what `announceOnly` names does. */
  readonly announcing: boolean;
  readonly keptToPolicy: undefined;
}

/**
 * The `test` of all journeys, which fails if a page violates the site's Content-Security-Policy.
 * `violations` has those since the last test; a test that provokes some removes them.
 */
export const test = base.extend<Fixtures, { violations: string[] }>({
  announcing: [false, { option: true }],
  context: async ({ context, announcing }, use) => {
    if (!announcing) await nothingAnnounced(context);
    await use(context);
  },
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
