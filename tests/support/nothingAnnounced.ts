import type { Page } from '@playwright/test';

interface PageData {
  readonly result: { readonly data: Record<string, unknown> };
}

/** The site as it is while content has nothing to announce: no pop-up comes over a page that takes its time. */
export async function nothingAnnounced(page: Page): Promise<void> {
  await page.route('**/page-data.json', async (route) => {
    try {
      const response = await route.fetch();
      const { result, ...rest } = (await response.json()) as PageData;
      await route.fulfill({ response, json: { ...rest, result: { ...result, data: { ...result.data, announcements: { nodes: [] } } } } });
    } catch {
      // fetched ahead for a page that nobody goes to any more
    }
  });
}
