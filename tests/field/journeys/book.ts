import { expect } from '@playwright/test';
import { addDays, nightsBetween } from '../../../src/domain/time/plainDate';
import { bookingCard } from '../../support/pages/booking';
import { bookingEngineUrl, engineStart, expectStayRequested, requestShownOn } from '../../support/servers/bookingEngine';
import { say } from '../../support/content/messages';
import type { Journey } from '../journey';
import { language, type Visitor } from '../visitor';

/** One more than the two at the start. */
const people = 3;

/** The visitor asks for one more as soon as the page can be seen. */
async function openCard({ page, open }: Visitor): Promise<void> {
  const card = bookingCard(page, language);
  await open('/', () => card.more.click());
  await expect(card.people).toHaveText(String(people));
}

async function requestStay({ page, stay, sees }: Visitor): Promise<void> {
  const card = bookingCard(page, language);
  await card.shows(stay);
  await sees(card.submit);
  await card.submit.click();
  await expectStayRequested(page, { ...stay, people });
}

/** The browser itself says that the engine does not answer; on the way back nothing is lost. */
export async function engineOutOfReach({ page, stay, relieve }: Visitor): Promise<void> {
  const card = bookingCard(page, language);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().startsWith(bookingEngineUrl));
  await card.submit.click();
  await failed;
  await relieve();
  // from the back/forward cache there is no load event
  await page.goBack({ waitUntil: 'commit' });
  await card.shows(stay);
}

/**
 * The engine's first page, where dates are asked for: by the card's own button, or by the link that replaces the card.
 * @param path of the page with the card
 */
export const leadsToEngine =
  (path: string) =>
  async ({ page, open, sees }: Visitor): Promise<void> => {
    await open(path);
    const text = say(language, 'booking', 'submit');
    const way = page
      .getByRole('main')
      .getByRole('button', { name: text, exact: true })
      .or(page.getByRole('main').getByRole('link', { name: text, exact: true }))
      .filter({ visible: true })
      .first();
    await sees(way);
    await way.click();
    await page.waitForURL(`${bookingEngineUrl}/**`, { timeout: 30_000 });
    const { method, path: reached } = await requestShownOn(page);
    expect([method, bookingEngineUrl + reached]).toEqual(['GET', engineStart]);
  };

export const book: Journey = {
  title: 'books a stay',
  begin: async (visitor) => {
    await openCard(visitor);
    const { page, stay, seesChange } = visitor;
    const card = bookingCard(page, language);
    await card.pick('checkIn', stay.checkIn);
    await card.pick('checkOut', stay.checkOut);
    if (nightsBetween(stay.checkIn, stay.checkOut) === 1) return;
    // a night between can be told from others in the calendar
    const between = addDays(stay.checkIn, 1);
    const look = async () => {
      await card.checkIn.click();
      await card.show(between);
    };
    await look();
    await seesChange(card.dayCell(between), async () => {
      await page.keyboard.press('Escape');
      await card.clear('checkOut').click();
      await look();
    });
    await page.keyboard.press('Escape');
    await card.pick('checkOut', stay.checkOut);
  },
  end: requestStay,
  notified: engineOutOfReach,
  withoutScript: leadsToEngine('/'),
};

export const bookByKeyboard: Journey = {
  title: 'books a stay with the arrow keys',
  begin: async (visitor) => {
    await openCard(visitor);
    const { page, stay } = visitor;
    const card = bookingCard(page, language);
    for (const [field, day] of [
      ['checkIn', stay.checkIn],
      ['checkOut', stay.checkOut],
    ] as const) {
      await card[field].focus();
      const from = (await card[field].inputValue()).split('/').reverse().join('-');
      await page.keyboard.press('Enter');
      await expect(card.dayCell(from)).toBeFocused();
      // a day too far and back
      for (let days = nightsBetween(from, day) + 1; days > 0; days -= 1) await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowLeft');
      await expect(card.dayCell(day)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(card.calendar).toBeHidden();
    }
  },
  end: requestStay,
  notified: engineOutOfReach,
  withoutScript: leadsToEngine('/'),
};
