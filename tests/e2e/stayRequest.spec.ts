import { localizedPath } from '../../src/domain/i18n/localizedPath';
import { bookingCard } from '../support/pages/booking';
import { requestShownOn } from '../support/servers/bookingEngine';
import { formWords } from '../support/pages/guestForm';
import { hydrated } from '../support/pages/inBrowser';
import { nothingAnnounced } from '../support/pages/nothingAnnounced';
import { inLanguages } from '../support/sampling';
import { expect, test } from '../support/test';
import { noon } from '../support/clock/times';

for (const language of inLanguages('fr'))
  test(`the reservation form of the structure page requires dates, keeps them, and sends children to the engine, in ${language}`, async ({ page }) => {
    await nothingAnnounced(page);
    await page.clock.setFixedTime(noon);
    await page.goto(localizedPath('/estrutura', language));
    await hydrated(page);
    const card = bookingCard(page, language);
    const { stay: words } = formWords(language);
    const button = (name: string | undefined) => card.form.getByRole('button', { name, exact: true });

    await card.shows({ checkIn: null, checkOut: null });
    await card.submit.click();
    await expect(card.alert).toHaveText(words.missingDates ?? '');
    await expect(card.checkIn).toBeFocused();
    await expect(page).toHaveURL(localizedPath('/estrutura', language));

    await card.pick('checkIn', '2027-04-01');
    await card.shows({ checkIn: '2027-04-01', checkOut: '2027-04-02' });
    await card.pick('checkOut', '2027-04-04');
    await button(words.moreAdults).click();
    for (let children = 0; children < 2; children += 1) await button(words.moreChildren).click();
    await page.reload();
    await hydrated(page);
    await card.shows({ checkIn: '2027-04-01', checkOut: '2027-04-04' });
    await card.submit.click();
    const { method, address } = await requestShownOn(page);
    expect(`${method} ${address}`).toBe('GET /hotel/4568?CheckIn=01042027&CheckOut=04042027&ad=3&ch=2');
  });
