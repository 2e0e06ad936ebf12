import { expect, type Page } from '@playwright/test';
import fs from 'node:fs';
import type { Language } from '../../src/site';
import { hydrated } from './inBrowser';
import { nothingAnnounced } from './nothingAnnounced';

interface Words {
  readonly label: string;
  readonly now: Readonly<Record<'accepted' | 'refused', string>>;
  readonly refuse: string;
  readonly accept: string;
  readonly privacy: string;
}

const read = (language: Language, namespace: string): unknown => JSON.parse(fs.readFileSync(`locales/${language}/${namespace}.json`, 'utf8'));

/** The question for consent, in the hotel's language: what a guest does and sees. */
export function consentBar(page: Page, language: Language) {
  const words = read(language, 'consent') as Words;
  const bar = page.getByRole('region', { name: words.label });
  return {
    bar,
    words,
    accept: bar.getByRole('button', { name: words.accept }),
    refuse: bar.getByRole('button', { name: words.refuse }),
    privacy: bar.getByRole('link', { name: words.privacy }),
    /** In the footer: the lasting way to another answer. */
    reopen: page.getByRole('contentinfo').getByRole('button', { name: (read(language, 'footer') as { consent: string }).consent }),
    /** Goes far enough into the page for the question to come. */
    come: async (): Promise<void> => {
      await page.evaluate(() => window.scrollTo({ top: window.innerHeight * 1.5, behavior: 'instant' }));
      await expect(bar).toBeVisible();
    },
  };
}

// Monday noon at the hotel.
const noon = new Date('2027-03-08T12:00:00-03:00');

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
