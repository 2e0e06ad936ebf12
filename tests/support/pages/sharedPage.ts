import type { Page } from '@playwright/test';
import { nothingAnnounced } from './nothingAnnounced';
import { test } from '../test';

/** One page, with reduced motion and without announcements, shared by the tests of the surrounding block, which run one after the other. */
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
