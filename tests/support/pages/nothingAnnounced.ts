import type { Page } from '@playwright/test';
import type { Period } from '../../../src/domain/offers/offerState';

interface PageData {
  readonly result: { readonly data: Record<string, unknown> & { readonly announcements?: { readonly nodes: readonly Period[] } } };
}

/** Replaces the announcements in the page data. */
export async function announce(page: Page, change: (announcements: readonly Period[]) => readonly Period[]): Promise<void> {
  await page.route('**/page-data.json*', async (route) => {
    try {
      const response = await route.fetch();
      if (!response.ok()) {
        await route.fulfill({ response });
        return;
      }
      const { result, ...rest } = (await response.json()) as PageData;
      const nodes = change(result.data.announcements?.nodes ?? []);
      await route.fulfill({ response, json: { ...rest, result: { ...result, data: { ...result.data, announcements: { nodes } } } } });
    } catch {
      // a prefetch that was cancelled
    }
  });
}

/** Removes the announcements, so that no pop-up covers the page. */
export const nothingAnnounced = (page: Page): Promise<void> => announce(page, () => []);
