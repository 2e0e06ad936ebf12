import { expect, test as base } from '@playwright/test';
import { obtainFirefox } from '../../../tools/test/firefox';
import { obtainWebKit } from '../../../tools/test/webKit';
import { siteUrl } from '../site';
import { drivenPage, type DrivenPage } from './drivenPage';
import type { Driver } from './driver';
import { startFirefox } from './firefox';
import { startWebKit } from './webKit';

export { expect };

const starters: Readonly<Record<string, () => Promise<Driver>>> = {
  firefox: () => startFirefox(obtainFirefox()),
  webkit: () => startWebKit(obtainWebKit()),
};

interface Fixtures {
  /** A page of the site, not yet open, in the browser that the project is named after. */
  readonly guest: DrivenPage & { readonly open: (path: string) => Promise<void> };
}

/** The `test` of journeys in browsers that Playwright does not drive: one browser for all tests of a project. */
export const test = base.extend<Fixtures, { readonly driver: Driver }>({
  driver: [
    async ({}, use, { project }) => {
      const start = starters[project.name];
      if (!start) throw new Error(`No browser is named ${project.name}.`);
      const driver = await start();
      await use(driver);
      await driver.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  guest: async ({ driver }, use) => {
    const page = drivenPage(driver);
    await page.resize(1440, 900);
    await use({
      ...page,
      open: async (path) => {
        await page.goto(siteUrl + path);
        await page.shows({ selector: '#___gatsby[data-hydrated]' });
      },
    });
  },
});
