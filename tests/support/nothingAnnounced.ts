import type { Page } from '@playwright/test';
import type { Period } from '../../src/domain/offers/offerState';

interface PageData {
  readonly result: { readonly data: Record<string, unknown> & { readonly announcements?: { readonly nodes: readonly Period[] } } };
}

/** The site as it would be with other announcements in its content. */
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
      // fetched ahead for a page that nobody goes to any more
    }
  });
}

/** The site as it is while content has nothing to announce: no pop-up comes over a page that takes its time. */
export const nothingAnnounced = (page: Page): Promise<void> => announce(page, () => []);
