import { localizedPath } from '../../src/domain/i18n/localizedPath';
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
