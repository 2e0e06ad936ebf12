import { expect, type Page } from '@playwright/test';
import type { Language } from '../../src/site';
import { hydrated } from './inBrowser';
import { nothingAnnounced } from './nothingAnnounced';
import { wordsOf } from './words';
import { noon } from './noon';

interface Words {
  readonly label: string;
  readonly now: Readonly<Record<'accepted' | 'refused', string>>;
  readonly refuse: string;
  readonly accept: string;
  readonly privacy: string;
}

/** The question for consent, in the hotel's language: what a guest does and sees. */
export function consentBar(page: Page, language: Language) {
  const words = wordsOf<Words>(language, 'consent');
  const bar = page.getByRole('region', { name: words.label });
  return {
    bar,
    words,
    accept: bar.getByRole('button', { name: words.accept }),
    refuse: bar.getByRole('button', { name: words.refuse }),
    privacy: bar.getByRole('link', { name: words.privacy }),
    /** In the footer: the lasting way to another answer. */
    reopen: page.getByRole('contentinfo').getByRole('button', { name: wordsOf(language, 'footer').consent ?? '' }),
    /** Goes far enough into the page for the question to come. */
    come: async (): Promise<void> => {
      await page.evaluate(() => window.scrollTo({ top: window.innerHeight * 1.5, behavior: 'instant' }));
      await expect(bar).toBeVisible();
    },
  };
}

/** Opens a page at noon at the hotel, for a visitor who has answered before, or not. */
export async function visit(page: Page, address: string, { answered }: { answered?: 'accepted marketing botCheck' | 'refused' } = {}): Promise<void> {
  await page.clock.install({ time: noon });
  await nothingAnnounced(page);
  await page.goto(address);
  if (answered) {
    await page.evaluate((kept) => localStorage.setItem('consent', kept), answered);
    // what third parties hold back may hold the whole page's load
    await page.reload({ waitUntil: 'domcontentloaded' });
  }
  await hydrated(page);
}

// Beyond what a test may take until it stops the clock, and short of the two minutes after which webpack gives up a script that is on its way.
const minute = 60_000;

/** Stops the clock, a minute after noon: from now on time passes by `page.clock.runFor` only. */
export const stopClock = (page: Page): Promise<void> => page.clock.pauseAt(new Date(noon.getTime() + minute));
