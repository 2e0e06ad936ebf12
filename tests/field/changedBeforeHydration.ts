import type { Page } from '@playwright/test';
import { hydrated } from '../support/pages/inBrowser';
import type { Effects } from './condition';
import { holdScripts } from '../support/checks/startingScripts';

/** Changes the document between what the visitor does first and hydration. */
export async function changedBeforeHydration(page: Page, change: () => Promise<unknown>): Promise<Effects> {
  const release = await holdScripts(page);
  return {
    arrive: async (early) => {
      await early();
      await change();
      await release();
      await hydrated(page);
    },
  };
}
