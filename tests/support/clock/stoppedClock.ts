import { expect, type Page } from '@playwright/test';
import { hydrated } from '../pages/inBrowser';
import { noon } from '../test';

/** Milliseconds. */
const frame = 16;

/**
 * Opens a page with a paused clock, advanced by a few frames until hydration. From then on only the test advances it (`page.clock.runFor`), however slow the
 * machine is.
 */
export async function openWithStoppedClock(page: Page, address: string, { time = noon }: { time?: Date } = {}): Promise<void> {
  await page.clock.install({ time: new Date(time.getTime() - 60_000) });
  await page.clock.pauseAt(time);
  await page.goto(address);
  await advanceClockUntil(page, async () => expect(page.locator('#___gatsby[data-hydrated]')).toBeAttached({ timeout: 20 }));
  await hydrated(page);
}

/** Advances the clock step by step until an expectation holds. */
export async function advanceClockUntil(page: Page, holds: () => Promise<void>, { step = frame } = {}): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(step);
    await holds();
  }).toPass({ intervals: [0], timeout: 20_000 });
}

/** Lets React finish its work without advancing the clock. */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 10; turn += 1)
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
  });
