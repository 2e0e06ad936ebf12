import type { Page } from '@playwright/test';
import { maximumPeople } from '../../src/domain/booking/people';
import { formatDate, type PlainDate } from '../../src/domain/time/plainDate';
import { localizedPath } from '../../src/domain/i18n/localizedPath';
import { bookingCard } from '../support/pages/booking';
import { bookingEngineUrl, expectStayRequested } from '../support/servers/bookingEngine';
import { hydrated } from '../support/pages/inBrowser';
import { nothingAnnounced } from '../support/pages/nothingAnnounced';
import { inLanguages } from '../support/sampling';
import { expect, test } from '../support/test';
import { say, wordsOf } from '../support/content/words';
import { withoutFilm } from '../support/pages/withoutFilm';

test.use(withoutFilm);

// Sunday 23:30 at the hotel; Monday 02:30 for the visitor in Lisbon.
const lateSunday = new Date('2027-03-07T23:30:00-03:00');

for (const language of inLanguages('en')) {
  test.describe(`the booking card in ${language}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.clock.setFixedTime(lateSunday);
      await nothingAnnounced(page);
      await page.goto(localizedPath('/', language));
    });

    test('starts with tonight at the hotel, for two, and sends exactly that to the engine', async ({ page }) => {
      const card = bookingCard(page, language);
      await card.shows({ checkIn: '2027-03-07', checkOut: '2027-03-08' });
      await expect(card.people).toHaveText('2');
      await card.submit.click();
      await expectStayRequested(page, { checkIn: '07032027', checkOut: '08032027', adults: 2 });
    });

    test('takes dates from the calendar and people from the stepper', async ({ page }) => {
      const card = bookingCard(page, language);
      await card.pick('checkIn', '2027-04-01');
      await card.shows({ checkIn: '2027-04-01', checkOut: '2027-04-02' });
      await card.pick('checkOut', '2027-04-05');
      await card.shows({ checkIn: '2027-04-01', checkOut: '2027-04-05' });
      await card.more.click();
      await card.submit.click();
      await expectStayRequested(page, { checkIn: '01042027', checkOut: '05042027', adults: 3 });
    });

    test('reports a missing date, focuses it and sends nothing', async ({ page }) => {
      const card = bookingCard(page, language);
      await card.shows({ checkIn: '2027-03-07', checkOut: '2027-03-08' });
      const sent: string[] = [];
      page.on('request', (request) => request.url().startsWith(bookingEngineUrl) && sent.push(request.url()));
      await card.clear('checkIn').click();
      await card.clear('checkOut').click();
      await card.submit.click();
      await expect(card.alert).toHaveText(card.missingDates);
      await expect(card.checkIn).toBeFocused();
      await card.pick('checkIn', '2027-03-10');
      await card.clear('checkOut').click();
      await card.submit.click();
      await expect(card.checkOut).toBeFocused();
      expect(page.url()).not.toContain(bookingEngineUrl);
      expect(sent).toEqual([]);
    });
  });
}

test('people stay within their bounds, and the button at the limit says so', async ({ page }) => {
  await nothingAnnounced(page);
  await page.goto('/');
  const card = bookingCard(page, 'pt');
  await card.fewer.click();
  await expect(card.people).toHaveText('1');
  await expect(card.fewer).toBeDisabled();
  for (let people = 2; people <= maximumPeople; people += 1) await card.more.click();
  await expect(card.people).toHaveText(String(maximumPeople));
  await expect(card.more).toBeDisabled();
  await expect(card.more).toBeFocused();
  await expect(card.more).toHaveAccessibleDescription(say('pt', 'booking', 'atMost', { count: String(maximumPeople) }));
});

test('a tap before hydration is queued and answered', async ({ page }) => {
  await nothingAnnounced(page);
  await page.clock.setFixedTime(lateSunday);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/(app|framework)-[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const card = bookingCard(page, 'pt');
  await card.checkIn.click();
  await expect(card.checkIn).toHaveAttribute('data-tapped', '');
  release();
  await expect(card.calendar).toBeVisible();
});

test('a room that is opened in a new tab has the stay, and what each tab chooses then is its own', async ({ page, context }) => {
  await nothingAnnounced(context);
  await page.clock.setFixedTime(lateSunday);
  await page.goto('/');
  const words = wordsOf('pt', 'booking');
  const stayOf = (tab: Page) => Promise.all([words.checkIn, words.checkOut].map((name) => tab.getByRole('combobox', { name, exact: true }).inputValue()));
  const shows = (tab: Page, checkIn: PlainDate, checkOut: PlainDate) => expect.poll(() => stayOf(tab)).toEqual([formatDate(checkIn), formatDate(checkOut)]);
  const newTab = async (open: () => Promise<unknown>) => {
    const [tab] = await Promise.all([context.waitForEvent('page'), open()]);
    await hydrated(tab);
    return tab;
  };
  const card = bookingCard(page, 'pt');
  await card.pick('checkIn', '2027-04-01');
  await card.pick('checkOut', '2027-04-05');

  const rooms = page.getByRole('main').locator('a[href^="/quartos/"]').filter({ visible: true });
  const room = await newTab(() => rooms.first().click({ modifiers: ['ControlOrMeta'] }));
  await shows(room, '2027-04-01', '2027-04-05');
  await card.pick('checkOut', '2027-04-07');
  await room.reload();
  await shows(room, '2027-04-01', '2027-04-05');
  await room.getByRole('button', { name: words.more, exact: true }).click();
  await page.reload();
  await shows(page, '2027-04-01', '2027-04-07');

  // a tab that a page opens has its session
  const opened = await newTab(() => page.evaluate(() => void window.open('/quartos/master')));
  await shows(opened, '2027-04-01', '2027-04-07');
  // a link with dates takes precedence
  const shared = await context.newPage();
  await shared.goto('/quartos/luxo?entrada=2027-05-10&saida=2027-05-12');
  await shows(shared, '2027-05-10', '2027-05-12');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a plain link leads to the engine', async ({ page }) => {
    await page.goto('/');
    const card = bookingCard(page, 'pt');
    await expect(card.form).toBeHidden();
    await expect(page.getByRole('link', { name: 'Ver disponibilidade' }).first()).toHaveAttribute('href', `${bookingEngineUrl}/hotel/4568`);
  });
});
