import type { Page } from '@playwright/test';
import { localizedPath } from '../../src/domain/i18n/localizedPath';
import { type Language } from '../../src/site';
import { bookingEngineUrl } from '../support/bookingEngine';
import { hydrated } from '../support/inBrowser';
import { nothingAnnounced } from '../support/nothingAnnounced';
import { inLanguages } from '../support/scope';
import { expect, test } from '../support/test';
import { say } from '../support/words';
import { withoutFilm } from '../support/withoutFilm';
import { contentFolder } from '../support/contentFile';

// Offers on a given day: the dates in their booking links, and past offers.

test.use(withoutFilm);

interface Offer {
  readonly slug: string;
  readonly path: string | null;
  readonly action: Readonly<Record<Language, string>>;
}
const offers = contentFolder<Offer>('offers');
const actionOf = (slug: string, language: Language) => offers.find((offer) => offer.slug === slug)?.action[language] ?? '';
const withoutDates = `${bookingEngineUrl}/hotel/4568`;

async function open(page: Page, path: string, day: string): Promise<void> {
  await nothingAnnounced(page);
  await page.clock.setFixedTime(new Date(`${day}T12:00:00-03:00`));
  await page.goto(path);
  await hydrated(page);
}

for (const language of inLanguages('en')) {
  test(`a week after the party, the page of its announcement says when it was, in ${language}`, async ({ page }) => {
    await open(page, localizedPath('/experiencias-unicas', language), '2026-11-23');
    const party = page.locator('#festa-hawaii');
    await expect(party).toContainText(say(language, 'offers', 'past.again', { last: '15/11/2026', again: '15/11/2027' }));
    const chart = page.getByRole('navigation', { name: say(language, 'experiences', 'calendar') });
    await expect(chart.locator('a[href="#festa-hawaii"]')).toContainText(say(language, 'common', 'pastAgain', { again: '15/11/2027' }));
    await expect(chart.locator('a[href="#natal"]')).not.toContainText(say(language, 'common', 'past'));
  });

  test(`a New Year that is over says so in the carousel and under the other offers, in ${language}`, async ({ page }) => {
    await open(page, localizedPath('/', language), '2026-11-23');
    const item = page.locator(`main a[href="${localizedPath('/reveillon', language)}"]`).first();
    await expect(item).toContainText(new RegExp(say(language, 'common', 'past'), 'i'));
    await open(page, localizedPath('/natal', language), '2026-11-23');
    const other = page.getByRole('region', { name: say(language, 'offers', 'others') }).locator(`a[href="${localizedPath('/reveillon', language)}"]`);
    await expect(other).toContainText(say(language, 'common', 'past'));
  });

  test(`a button without fixed dates opens the engine without dates on any day, in ${language}`, async ({ page }) => {
    await open(page, localizedPath('/natal', language), '2026-11-23');
    await expect(page.getByRole('link', { name: actionOf('natal', language) })).toHaveAttribute('href', withoutDates);
    await open(page, localizedPath('/experiencias-unicas', language), '2026-11-23');
    await expect(page.getByRole('link', { name: actionOf('ferias-de-julho', language) })).toHaveAttribute('href', withoutDates);
    await open(page, localizedPath('/party', language), '2026-11-10');
    await expect(page.getByRole('link', { name: actionOf('festa-hawaii', language) })).toHaveAttribute(
      'href',
      `${withoutDates}?CheckIn=15112026&CheckOut=16112026&ad=2`,
    );
  });
}

test('dates chosen on a room’s card are shown beside the offer with their own link; before that the card is empty', async ({ page }) => {
  await open(page, '/quartos/luxo', '2026-11-23');
  const card = page.getByRole('complementary', { name: /^Reservar/ });
  await expect(card).not.toContainText(/\d{2}\/\d{2}\/\d{4}/);
  await expect(card).toContainText(say('pt', 'rooms', 'stay.refundRule', { hours: '72', percent: '90' }));
  await page.goto('/quartos/luxo?entrada=2026-12-24&saida=2026-12-27');
  await hydrated(page);
  await expect(card).toContainText('24/12/2026');
  await page.goto('/natal');
  await hydrated(page);
  await expect(page.getByRole('link', { name: actionOf('natal', 'pt') })).toHaveAttribute('href', withoutDates);
  await expect(page.getByRole('link', { name: say('pt', 'offers', 'book') })).toHaveAttribute(
    'href',
    `${withoutDates}?CheckIn=24122026&CheckOut=27122026&ad=2`,
  );
});
