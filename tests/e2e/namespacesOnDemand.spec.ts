import type { Page } from '@playwright/test';
import { localizedPath } from '../../src/domain/i18n/localizedPath';
import { languageTags, type Language } from '../../src/site';
import { pathOfRole } from '../support/content/hotel';
import { say } from '../support/content/messages';
import { bookingCard } from '../support/pages/booking';
import { calendarOn } from '../support/pages/calendar';
import { openPage } from '../support/pages/inBrowser';
import { inFull } from '../support/sampling';
import { hold } from '../support/servers/scripts';
import { expect, noon, test, withoutFilm } from '../support/test';

// Namespaces loaded on demand: in time, late, or never. Each rule of retrying: src/i18n/namespaces.test.ts.

test.use(withoutFilm);

const calendarIn = (page: Page, language: Language, text: Language) =>
  page.getByRole('dialog', { name: say(text, 'calendar', 'label', { field: say(language, 'booking', 'checkIn') }) });

/** The addresses of words that a page asks for from now on. */
function readsOf(page: Page): readonly string[] {
  const reads: string[] = [];
  page.on('request', (request) => request.url().includes('/locales/') && reads.push(new URL(request.url()).pathname));
  return reads;
}

for (const language of inFull(['en', 'fr'] as const, 'en'))
  test.describe(`the words of the page in ${language}`, () => {
    // no hint at another language, whose words would be loaded too
    test.use({ locale: languageTags[language] });
    const home = localizedPath('/', language);

    test('are loaded on demand, by the second try if the first one fails, and cached permanently; until then they are Portuguese', async ({ page }) => {
      // no prefetching
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
      let tries = 0;
      await page.route('**/locales/*/calendar.json*', (route) => {
        tries += 1;
        return tries === 1 ? route.abort() : route.continue();
      });
      const arrive = await hold(page, '**/locales/**');
      const reads = readsOf(page);
      await openPage(page, home);
      expect(reads).toEqual([]);
      const answer = page.waitForResponse('**/locales/**');
      await bookingCard(page, language).checkIn.click();
      await expect(calendarIn(page, language, 'pt')).toBeVisible();
      arrive();
      await expect(calendarIn(page, language, language)).toBeVisible();
      expect((await answer).headers()['cache-control']).toContain('immutable');
      expect(tries).toBe(2);
      await page.keyboard.press('Escape');
      await bookingCard(page, language).checkOut.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(new Set(reads)).toEqual(new Set([`/locales/${language}/calendar.json`]));
    });

    test('fall back to Portuguese if they fail to load, and everything works: the calendar and a form', async ({ page }) => {
      await page.clock.setFixedTime(noon);
      await page.route('**/locales/**', (route) => route.abort());
      await openPage(page, home);
      const card = bookingCard(page, language);
      await card.checkIn.click();
      await expect(calendarIn(page, language, 'pt')).toBeVisible();
      // the name of the month needs no namespace
      const { shown, month } = calendarOn(page, language);
      await expect(shown.first()).toHaveText(month('2027-03-01'));
      await page.getByRole('button', { name: say('pt', 'calendar', 'nextMonth') }).click();
      await card.dayCell('2027-04-01').click();
      await card.shows({ checkIn: '2027-04-01', checkOut: '2027-04-02' });
      await openPage(page, localizedPath(pathOfRole('spa'), language));
      await page.getByRole('button', { name: say(language, 'forms', 'actions.spa') }).click();
      await expect(
        page
          .getByRole('main')
          .getByRole('group')
          .getByRole('link', { name: say('pt', 'formMessages', 'faults.emailEmpty') }),
      ).toBeVisible();
    });
  });
