import { expect, type Locator, type Page } from '@playwright/test';
import type { PlainDate } from '../../src/domain/time/plainDate';

import { hydrated } from '../support/pages/inBrowser';
import { say } from '../support/content/messages';
import { closedAt } from '../support/pages/announcement';
import type { Condition, Effects } from './condition';
import { noon } from '../support/test';

/** The language of the journeys; tests/e2e has them in all three. */
export const language = 'pt';

/** Both dates of a stay. */
export interface Stay {
  readonly checkIn: PlainDate;
  readonly checkOut: PlainDate;
}

/** A visitor under a condition. */
export interface Visitor extends Required<Pick<Effects, 'midway' | 'relieve'>> {
  readonly page: Page;
  /** The stay that is booked. */
  readonly stay: Stay;
  /** Opens a page. @param early what the visitor does as soon as the page can be seen */
  readonly open: (path: string, early?: () => Promise<void>) => Promise<void>;
  /** Expects something that a visitor has to read or press to be visible, and what the condition adds to that. */
  readonly sees: (thing: Locator) => Promise<void>;
  /** Expects something to look different after an action, to an eye that sees neither focus nor hover. */
  readonly seesChange: (thing: Locator, act: () => Promise<void>) => Promise<void>;
}

/** Expects to be told that a page, or a part of one, did not come for want of a signal, and closes the notice. */
export async function expectOfflineNotice(page: Page, what: 'page' | 'component'): Promise<void> {
  const notice = page.getByRole('alert');
  for (const key of [what, 'offline']) await expect(notice).toContainText(say(language, 'common', `trouble.${key}`));
  await notice.getByRole('button', { name: say(language, 'common', 'trouble.close') }).click();
}

/** How something looks: the pixels of its box. */
async function lookOf(thing: Locator): Promise<string> {
  await thing.scrollIntoViewIfNeeded();
  await thing.page().mouse.move(0, 0);
  await thing.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  return (await thing.screenshot({ animations: 'disabled', caret: 'hide' })).toString('base64');
}

/** Closes the announcement in advance, as a visitor of the day before has; where storage is barred, the condition sees to it. */
async function announcementClosed(page: Page, now: Date): Promise<void> {
  await page.addInitScript((closed) => {
    try {
      localStorage.setItem('announcementClosed', closed);
    } catch {
      // storage is barred
    }
  }, closedAt(now.getTime()));
}

/** Prepares a page for a visitor under a condition. */
export async function visitorUnder(condition: Condition, page: Page): Promise<Visitor> {
  const now = condition.now ?? noon;
  if (condition.now !== null) await page.clock.setFixedTime(now);
  await announcementClosed(page, now);
  const effects = await condition.begin?.(page);
  const arrive = effects?.arrive ?? ((early: () => Promise<void>) => hydrated(page).then(early));
  const nothing = () => Promise.resolve();
  return {
    page,
    stay: condition.stay ?? { checkIn: '2027-04-01', checkOut: '2027-04-05' },
    midway: effects?.midway ?? nothing,
    relieve: effects?.relieve ?? nothing,
    open: async (path, early = nothing) => {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await arrive(early);
    },
    sees: async (thing) => {
      await expect(thing).toBeVisible();
      await effects?.sees?.(thing);
    },
    seesChange: async (thing, act) => {
      const before = await lookOf(thing);
      await act();
      await expect.poll(() => lookOf(thing), { message: 'it looks different' }).not.toBe(before);
    },
  };
}
