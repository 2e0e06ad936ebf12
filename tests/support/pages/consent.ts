import { expect, type Page } from '@playwright/test';
import type { Language } from '../../../src/site';
import { hydrated } from './inBrowser';
import { messagesOf } from '../content/messages';
import { noon } from '../test';

interface Messages {
  readonly label: string;
  readonly now: Readonly<Record<'accepted' | 'refused', string>>;
  readonly refuse: string;
  readonly accept: string;
  readonly privacy: string;
}

/** Page object of the consent bar. */
export function consentBar(page: Page, language: Language) {
  const messages = messagesOf<Messages>(language, 'consent');
  const bar = page.getByRole('region', { name: messages.label });
  return {
    bar,
    labels: messages,
    accept: bar.getByRole('button', { name: messages.accept }),
    refuse: bar.getByRole('button', { name: messages.refuse }),
    privacy: bar.getByRole('link', { name: messages.privacy }),
    /** The button in the footer that opens it again. */
    reopen: page.getByRole('contentinfo').getByRole('button', { name: messagesOf(language, 'footer').consent ?? '' }),
    /** Scrolls until the bar appears. */
    come: async (): Promise<void> => {
      await page.evaluate(() => window.scrollTo({ top: window.innerHeight * 1.5, behavior: 'instant' }));
      await expect(bar).toBeVisible();
    },
  };
}

/** Opens a page at noon at the hotel, optionally with an earlier answer. */
export async function visit(page: Page, address: string, { answered }: { answered?: `accepted ${string}` | 'refused' } = {}): Promise<void> {
  await page.clock.install({ time: noon });
  await page.goto(address);
  if (answered) {
    await page.evaluate((kept) => localStorage.setItem('consent', kept), answered);
    // a delayed third party may delay the load event
    await page.reload({ waitUntil: 'domcontentloaded' });
  }
  await hydrated(page);
}

// Longer than a test takes until it stops the clock, shorter than webpack's two-minute timeout for a script.
const minute = 60_000;

/** Pauses the clock a minute after noon: from then on only `page.clock.runFor` advances it. */
export const stopClock = (page: Page): Promise<void> => page.clock.pauseAt(new Date(noon.getTime() + minute));
