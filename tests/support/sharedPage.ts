import type { Page } from '@playwright/test';
import { nothingAnnounced } from './nothingAnnounced';
import { test } from './test';

/** One page, without motion and announcements, that the tests around the call use one after the other, so that none has to open its own. */
export function sharedPage(): () => Page {
  test.describe.configure({ mode: 'default' });
  let page: Page;
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage({ reducedMotion: 'reduce' });
    await nothingAnnounced(page);
  });
  test.afterAll(() => page.context().close());
  return () => page;
}
