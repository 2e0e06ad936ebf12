import { expect, test as base } from '@playwright/test';
import { obtainFirefox, obtainWebKit } from '../../../tools/test/testBrowsers';
import type { Starter } from './browser';
import { startFirefox } from './firefox';
import { type Guest, guestIn } from './guest';
import { startWebKit } from './webKit';

export { expect };

const starters: Readonly<Record<string, () => Promise<Starter>>> = { firefox: () => startFirefox(obtainFirefox()), webkit: () => startWebKit(obtainWebKit()) };

/** `test` for browsers that Playwright does not drive: one browser per project, a window with its own storage per test. */
export const test = base.extend<{ readonly guest: Guest }, { readonly starter: Starter }>({
  starter: [
    async ({}, use, { project }) => {
      const start = starters[project.name];
      if (!start) throw new Error(`No browser is named ${project.name}.`);
      const starter = await start();
      await use(starter);
      await starter.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  guest: async ({ starter }, use) => {
    const browser = await starter.open();
    await browser.resize(1440, 900);
    await use(guestIn(browser));
    await browser.close();
  },
});
