import type { Page } from '@playwright/test';
import { localizedPath } from '../../src/domain/i18n/localizedPath';
import { languageTags, type Language } from '../../src/site';
import { say } from '../support/content/messages';
import { bookingCard } from '../support/pages/booking';
import { openPage } from '../support/pages/inBrowser';
import { inFull } from '../support/sampling';
import { hold } from '../support/servers/scripts';
import { expect, test, withoutFilm } from '../support/test';

// Namespaces loaded on demand, in time or late. Never, and each rule of retrying: src/i18n/namespaces.test.ts.

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
  });
