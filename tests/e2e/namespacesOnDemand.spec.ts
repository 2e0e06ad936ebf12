import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { localizedPath } from '../../src/domain/i18n/localizedPath';
import { announcementDelay } from '../../src/domain/offers/announcement';
import { languageTags, type Language } from '../../src/site';
import { bookingCard } from '../support/pages/booking';
import { hydrated } from '../support/pages/inBrowser';
import { nothingAnnounced } from '../support/pages/nothingAnnounced';
import { inFull } from '../support/sampling';
import { languageLinkNames, say } from '../support/content/words';
import { withoutFilm } from '../support/pages/withoutFilm';
import { noon } from '../support/clock/times';

// Namespaces loaded on demand: in time, late, or never.

test.use(withoutFilm);

const calendarIn = (page: Page, language: Language, words: Language) =>
  page.getByRole('dialog', { name: say(words, 'calendar', 'label', { field: say(language, 'booking', 'checkIn') }) });
const popUpWith = (page: Page, words: Language) => page.getByRole('button', { name: say(words, 'announcement', 'close') });

async function open(page: Page, path: string, { announced = false } = {}) {
  if (!announced) await nothingAnnounced(page);
  await page.goto(path);
  await hydrated(page);
}

for (const language of inFull(['en', 'fr'] as const, 'en')) {
  const home = localizedPath('/', language);
  const spa = localizedPath('/spasissimo', language);
  const send = (page: Page) => page.getByRole('button', { name: say(language, 'forms', 'actions.spa') });
  const summaryIn = (page: Page, words: Language) => page.getByRole('alert').getByRole('link', { name: say(words, 'formMessages', 'faults.emailEmpty') });

  test.describe(`the words of the page in ${language}`, () => {
    // no hint at another language, whose words would be loaded too
    test.use({ locale: languageTags[language] });

    test('are loaded on demand, once, and cached permanently', async ({ page }) => {
      const reads: string[] = [];
      // no prefetching
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
      page.on('request', (request) => request.url().includes('/locales/') && reads.push(new URL(request.url()).pathname));
      await open(page, home);
      expect(reads).toEqual([]);
      const answer = page.waitForResponse('**/locales/**');
      await bookingCard(page, language).checkIn.click();
      await expect(calendarIn(page, language, language)).toBeVisible();
      expect((await answer).headers()['cache-control']).toContain('immutable');
      await page.keyboard.press('Escape');
      await bookingCard(page, language).checkOut.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(reads).toEqual([`/locales/${language}/calendar.json`]);
    });

    test('are loaded by the second try if the first one fails', async ({ page }) => {
      let reads = 0;
      await page.route('**/locales/*/calendar.json*', (route) => {
        reads += 1;
        return reads === 1 ? route.abort() : route.continue();
      });
      await open(page, home);
      await bookingCard(page, language).checkIn.click();
      await expect(calendarIn(page, language, language)).toBeVisible();
      expect(reads).toBe(2);
    });

    test('fall back to Portuguese if they fail to load: the calendar works', async ({ page }) => {
      await page.clock.setFixedTime(noon);
      await page.route('**/locales/**', (route) => route.abort());
      await open(page, home);
      const card = bookingCard(page, language);
      await card.checkIn.click();
      await expect(calendarIn(page, language, 'pt')).toBeVisible();
      // the name of the month needs no namespace
      await expect(page.getByRole('dialog').getByRole('paragraph').first()).toHaveText({ en: 'March 2027', fr: 'mars 2027' }[language]);
      await page.getByRole('button', { name: say('pt', 'calendar', 'nextMonth') }).click();
      await card.dayCell('2027-04-01').click();
      await card.shows({ checkIn: '2027-04-01', checkOut: '2027-04-02' });
    });

    test('fall back to Portuguese until they have loaded', async ({ page }) => {
      let arrive: () => void = () => undefined;
      const arrived = new Promise<void>((resolve) => (arrive = resolve));
      await page.route('**/locales/**', async (route) => {
        await arrived;
        await route.continue();
      });
      await open(page, home);
      await bookingCard(page, language).checkIn.click();
      await expect(calendarIn(page, language, 'pt')).toBeVisible();
      arrive();
      await expect(calendarIn(page, language, language)).toBeVisible();
    });

    test('fall back to Portuguese in the announcement and its picture', async ({ page }) => {
      await page.route('**/locales/**', (route) => route.abort());
      await page.clock.install({ time: noon });
      await open(page, spa, { announced: true });
      await page.clock.runFor(announcementDelay);
      await page.waitForRequest('**/locales/**');
      await page.clock.runFor(1000);
      await page.getByRole('button', { name: say('pt', 'announcement', 'enlarge') }).click();
      await page.getByRole('button', { name: say('pt', 'lightbox', 'close'), exact: true }).click();
      await popUpWith(page, 'pt').click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    test('fall back to Portuguese in the messages of a form', async ({ page }) => {
      await page.route('**/locales/**', (route) => route.abort());
      await open(page, spa);
      await send(page).click();
      await expect(summaryIn(page, 'pt')).toBeVisible();
    });

    test('are loaded for the messages of a form', async ({ page }) => {
      await open(page, spa);
      await send(page).click();
      await expect(summaryIn(page, language)).toBeVisible();
    });
  });
}

test('change with the language', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/en');
  await bookingCard(page, 'en').checkIn.click();
  await expect(calendarIn(page, 'en', 'en')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: languageLinkNames.fr }).first().click();
  await expect(page).toHaveURL('/fr');
  await bookingCard(page, 'fr').checkIn.click();
  await expect(calendarIn(page, 'fr', 'fr')).toBeVisible();
});

test('are not loaded for the calendar of a Portuguese page', async ({ page }) => {
  await page.route('**/locales/**', (route) => route.abort());
  await open(page, '/');
  const reads: string[] = [];
  page.on('request', (request) => request.url().includes('/locales/') && reads.push(request.url()));
  await bookingCard(page, 'pt').checkIn.click();
  await expect(calendarIn(page, 'pt', 'pt')).toBeVisible();
  expect(reads).toEqual([]);
});
