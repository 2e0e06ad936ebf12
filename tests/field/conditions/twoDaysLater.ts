import { expect, type Page, test } from '@playwright/test';
import { addDays } from '../../../src/domain/time/plainDate';
import { bookingCard } from '../../support/pages/booking';
import { engineAddress, requestShownOn } from '../../support/servers/bookingEngine';
import type { Condition } from '../condition';
import { language, type Stay, type Visitor } from '../visitor';
import { noon } from '../../support/test';

const tonight: Stay = { checkIn: '2027-03-08', checkOut: '2027-03-09' };
const inTwoDays: Stay = { checkIn: addDays(tonight.checkIn, 2), checkOut: addDays(tonight.checkOut, 2) };
const twoDays = 2 * 86_400_000;

/** The nights that are over have moved to today. */
async function booksFromToday({ page }: Visitor): Promise<void> {
  const card = bookingCard(page, language);
  await card.shows(inTwoDays);
  await card.submit.click();
  expect((await requestShownOn(page)).address).toMatch(new URL(engineAddress(inTwoDays)).search.split('&ad')[0] ?? '');
}

/** Notes on the document whether it comes back from the back/forward cache. */
const noteReturn = (page: Page) =>
  page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => document.documentElement.setAttribute('data-came-back', String(persisted)));
  });

/** Whether this browser has a back/forward cache at all: whether it keeps a page without anything. */
async function keepsPages(page: Page): Promise<boolean> {
  await page.goto('/llms.txt');
  await noteReturn(page);
  await page.goto('/robots.txt');
  await page.goBack({ waitUntil: 'commit' });
  const answer = await page.waitForFunction(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const { notRestoredReasons } = (navigation?.toJSON() ?? {}) as { readonly notRestoredReasons?: object | null };
    return document.documentElement.getAttribute('data-came-back') ?? (notRestoredReasons ? 'false' : null);
  });
  return (await answer.jsonValue()) === 'true';
}

/** A visitor who goes elsewhere in the same tab, closes the lid, and comes back two days later by the back button: the page is as it was left. */
export const twoDaysLater: Condition = {
  visitor: 'a visitor who comes back after two days',
  sample: 'bookByKeyboard',
  now: null,
  stay: tonight,
  endings: { book: booksFromToday, bookByKeyboard: booksFromToday, bookForFamily: booksFromToday },
  begin: async (page) => {
    test.skip(
      !(await keepsPages(page)),
      'This browser has no back/forward cache: Chromium’s headless shell has none from 156 on. Set CHROMIUM_PATH to Chromium itself.',
    );
    // a clock that goes on while the page sleeps: the page's own would stand still in the back/forward cache
    await page.addInitScript((start) => {
      const RealDate = Date;
      const later = () => start + Number(localStorage.getItem('field:later') ?? 0);
      window.Date = class extends RealDate {
        constructor(...given: [] | [number | string]) {
          super(...((given.length > 0 ? given : [later()]) as [number]));
        }
        static override now(): number {
          return later();
        }
      } as DateConstructor;
    }, noon.getTime());
    return {
      midway: async () => {
        await noteReturn(page);
        await page.goto('/robots.txt');
        await page.evaluate((milliseconds) => localStorage.setItem('field:later', String(milliseconds)), twoDays);
        await page.goBack({ waitUntil: 'commit' });
        await expect(page.locator('html'), 'the page was in the back/forward cache').toHaveAttribute('data-came-back', 'true');
      },
    };
  },
};
