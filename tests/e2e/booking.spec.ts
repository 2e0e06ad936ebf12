import type { Page } from '@playwright/test';
import { localizedPath } from '../../src/domain/i18n/localizedPath';
import { formatDate, type PlainDate } from '../../src/domain/time/plainDate';
import { pathOfOtherRoom, pathOfRoom } from '../support/content/hotel';
import { messagesOf } from '../support/content/messages';
import { bookingCard } from '../support/pages/booking';
import { formMessages } from '../support/pages/guestForm';
import { hydrated, openPage } from '../support/pages/inBrowser';
import { inLanguages } from '../support/sampling';
import { bookingEngineUrl, expectStayRequested } from '../support/servers/bookingEngine';
import { expect, noon, test, withoutFilm } from '../support/test';

test.use(withoutFilm);
// Sunday 23:30 at the hotel; Monday 02:30 for the visitor in Lisbon.
const lateSunday = new Date('2027-03-07T23:30:00-03:00');

for (const language of inLanguages('en')) {
  test(`the booking card says which date is missing, focuses it and sends nothing, then the dates and people that were chosen, in ${language}`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(lateSunday);
    await page.goto(localizedPath('/', language));
    const card = bookingCard(page, language);
    await card.shows({ checkIn: '2027-03-07', checkOut: '2027-03-08' });
    const sent: string[] = [];
    page.on('request', (request) => request.url().startsWith(bookingEngineUrl) && sent.push(request.url()));
    await card.clear('checkIn').click();
    await card.clear('checkOut').click();
    await card.submit.click();
    await expect(card.alert).toHaveText(card.missingDates);
    await expect(card.checkIn).toBeFocused();
    await card.pick('checkIn', '2027-04-01');
    await card.shows({ checkIn: '2027-04-01', checkOut: '2027-04-02' });
    await card.clear('checkOut').click();
    await card.submit.click();
    await expect(card.checkOut).toBeFocused();
    expect(sent).toEqual([]);
    await card.pick('checkOut', '2027-04-05');
    await card.more.click();
    await card.submit.click();
    await expectStayRequested(page, { checkIn: '2027-04-01', checkOut: '2027-04-05', people: 3 });
  });
}

for (const language of inLanguages('fr'))
  test(`the reservation form of the structure page requires dates, keeps them, and sends children to the engine, in ${language}`, async ({ page }) => {
    await page.clock.setFixedTime(noon);
    await openPage(page, localizedPath('/estrutura', language));
    const card = bookingCard(page, language);
    const { stay: messages } = formMessages(language);
    const button = (name: string | undefined) => card.form.getByRole('button', { name, exact: true });
    await card.shows({ checkIn: null, checkOut: null });
    await card.submit.click();
    await expect(card.alert).toHaveText(messages.missingDates ?? '');
    await expect(card.checkIn).toBeFocused();
    await card.pick('checkIn', '2027-04-01');
    await card.pick('checkOut', '2027-04-04');
    await button(messages.moreAdults).click();
    for (let children = 0; children < 2; children += 1) await button(messages.moreChildren).click();
    await page.reload();
    await hydrated(page);
    await card.shows({ checkIn: '2027-04-01', checkOut: '2027-04-04' });
    await card.submit.click();
    await expectStayRequested(page, { checkIn: '2027-04-01', checkOut: '2027-04-04', people: 3, children: 2 });
  });

test('a room that is opened in a new tab has the stay, and what each tab chooses then is its own', async ({ page, context }) => {
  await page.clock.setFixedTime(lateSunday);
  await page.goto('/');
  const messages = messagesOf('pt', 'booking');
  const stayOf = (tab: Page) => Promise.all([messages.checkIn, messages.checkOut].map((name) => tab.getByRole('combobox', { name, exact: true }).inputValue()));
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
  const inTab = await newTab(() => rooms.first().click({ modifiers: ['ControlOrMeta'] }));
  await shows(inTab, '2027-04-01', '2027-04-05');
  await card.pick('checkOut', '2027-04-07');
  await inTab.reload();
  await shows(inTab, '2027-04-01', '2027-04-05');
  await page.reload();
  await shows(page, '2027-04-01', '2027-04-07');

  // a tab that a page opens has its session
  const opened = await newTab(() => page.evaluate((path) => void window.open(path), pathOfRoom));
  await shows(opened, '2027-04-01', '2027-04-07');
  // a link with dates takes precedence
  const shared = await context.newPage();
  await shared.goto(`${pathOfOtherRoom}?entrada=2027-05-10&saida=2027-05-12`);
  await shows(shared, '2027-05-10', '2027-05-12');
});
