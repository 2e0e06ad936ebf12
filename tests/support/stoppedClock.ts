import { expect, type Page } from '@playwright/test';
import { hydrated } from './inBrowser';
import { noon } from './noon';

/** Milliseconds of the page's time. */
const aFrame = 16;

/**
 * Opens a page whose clock stands still, but for the few frames until React answers: from then on time passes only where a test lets it
 * (`page.clock.runFor`), however slow the machine is.
 */
export async function openWithStoppedClock(page: Page, address: string, { time = noon }: { time?: Date } = {}): Promise<void> {
  await page.clock.install({ time: new Date(time.getTime() - 60_000) });
  await page.clock.pauseAt(time);
  await page.goto(address);
  await letTimePassUntil(page, async () => expect(page.locator('#___gatsby[data-hydrated]')).toBeAttached({ timeout: 20 }));
  await hydrated(page);
}

/** Lets time pass step by step until something holds. */
export async function letTimePassUntil(page: Page, holds: () => Promise<void>, { step = aFrame } = {}): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(step);
    await holds();
  }).toPass({ intervals: [0], timeout: 20_000 });
}

/** Lets React finish what an event began, without any time passing on the page's clock. */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 10; turn += 1)
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
  });
