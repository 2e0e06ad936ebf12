import type { BrowserContext, Page } from '@playwright/test';
import type { Data } from '../../../src/content/kinds';

type Announced = Partial<Pick<Data<'Announcement'>, 'slug' | 'firstDay' | 'lastDay'>>;
interface PageData {
  readonly result: { readonly data: Record<string, unknown> & { readonly announcements?: { readonly nodes: readonly Announced[] } } };
}

/** Replaces the announcements in the page data. */
export async function announce(page: BrowserContext | Page, change: (announcements: readonly Announced[]) => readonly Announced[]): Promise<void> {
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

/** Removes the announcements, so that no pop-up covers the page, or any page of a context. */
export const nothingAnnounced = (page: BrowserContext | Page): Promise<void> => announce(page, () => []);

/** Announces one thing alone, whatever is over. */
export const announceOnly = (page: Page, slug: string): Promise<void> =>
  announce(page, (all) => all.filter((one) => one.slug === slug).map((one) => ({ ...one, offer: null, firstDay: null, lastDay: null })));
