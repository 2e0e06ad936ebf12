import type { Page } from '@playwright/test';
import { localizedPath } from '../../src/domain/i18n/localizedPath';
import { dayInWords } from '../../src/domain/i18n/formatDays';
import { nextAnnualDay } from '../../src/domain/offers/offerState';
import { seasonAheadFirst } from '../../src/domain/offers/placeInYear';
import { type Language } from '../../src/site';
import { bookingEngineUrl } from '../support/servers/bookingEngine';
import { hydrated } from '../support/pages/inBrowser';
import { nothingAnnounced } from '../support/pages/nothingAnnounced';
import { inLanguages } from '../support/sampling';
import { expect, test } from '../support/test';
import { say } from '../support/content/words';
import { withoutFilm } from '../support/pages/withoutFilm';
import { contentFolder } from '../support/content/contentFile';

// Offers on a given day: the dates in their booking links, and when they come next.

test.use(withoutFilm);

type Dated = Parameters<typeof seasonAheadFirst>[0][number];
interface Offer extends Dated {
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
  for (const day of ['2026-11-26', '2027-01-01', '2026-11-16', '2028-02-29']) {
    test(`on ${day} nothing that comes every year is over, and its next day stands in words, in ${language}`, async ({ page }) => {
      const newYear = dayInWords(nextAnnualDay({ month: 12, day: 31 }, day), language);
      await open(page, localizedPath('/experiencias-unicas', language), day);
      const chart = page.getByRole('navigation', { name: say(language, 'experiences', 'calendar') });
      await expect(chart.locator('a[href="#reveillon"]')).toContainText(newYear);
      await expect(chart.locator('a[href="#festa-hawaii"]')).toContainText(dayInWords(nextAnnualDay({ month: 11, day: 15 }, day), language));
      const first = seasonAheadFirst(offers, day)[0];
      await expect(page.locator('#com-data ol > li').first()).toHaveAttribute('id', first?.slug ?? '');
      await open(page, localizedPath('/', language), day);
      await expect(page.locator(`main a[href="${localizedPath('/reveillon', language)}"]`).first()).toContainText(newYear);
      await open(page, localizedPath('/natal', language), day);
      const other = page.getByRole('region', { name: say(language, 'offers', 'others') }).locator(`a[href="${localizedPath('/reveillon', language)}"]`);
      await expect(other).toContainText(newYear);
    });
  }

  test(`the button of a celebration carries its night, that of a season no dates, in ${language}`, async ({ page }) => {
    await open(page, localizedPath('/natal', language), '2026-11-23');
    await expect(page.getByRole('link', { name: actionOf('natal', language) })).toHaveAttribute(
      'href',
      `${withoutDates}?CheckIn=24122026&CheckOut=25122026&ad=2`,
    );
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
  await expect(card.getByRole('combobox', { name: 'Check-in' })).toHaveValue('');
  await expect(card).toContainText(say('pt', 'booking', 'direct.refund', { hours: '72', percent: '90' }));
  await page.goto('/quartos/luxo?entrada=2026-12-24&saida=2026-12-27');
  await hydrated(page);
  await expect(card.getByRole('combobox', { name: 'Check-in' })).toHaveValue('24/12/2026');
  await page.goto('/natal');
  await hydrated(page);
  await expect(page.getByRole('link', { name: actionOf('natal', 'pt') })).toHaveAttribute('href', `${withoutDates}?CheckIn=24122026&CheckOut=25122026&ad=2`);
  await expect(page.getByRole('link', { name: say('pt', 'offers', 'book') })).toHaveAttribute(
    'href',
    `${withoutDates}?CheckIn=24122026&CheckOut=27122026&ad=2`,
  );
});
