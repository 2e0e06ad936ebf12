import { localizedPath } from '../../src/domain/i18n/localizedPath';
import { tripPath } from '../../src/domain/pages/addresses';
import { openPage } from '../support/pages/inBrowser';
import { tabTo } from '../support/pages/keyboard';
import { inLanguages } from '../support/sampling';
import { expect, noon, test } from '../support/test';
import { pathOfRoom } from '../support/content/hotel';
import { say } from '../support/content/messages';

/** A constant of the lunar calculation, which identifies its script. */
const figure = '6288774';

for (const language of inLanguages('fr'))
  test(`a guest who chooses dates sees sun and moon on the room’s page and in the trip, in ${language}`, async ({ page }) => {
    const fetched: string[] = [];
    const reading: Promise<void>[] = [];
    page.on('response', (response) => {
      if (!response.url().endsWith('.js')) return;
      reading.push(
        response.text().then(
          (text) => {
            if (text.includes(figure)) fetched.push(response.url());
          },
          () => undefined,
        ),
      );
    });
    await page.clock.setFixedTime(noon);
    await openPage(page, localizedPath(pathOfRoom, language));
    // its words: src/components/sky/SunAndMoon.test.ts
    const sky = page
      .getByRole('main')
      .getByText(/22\/03\/2027/)
      .first();

    await Promise.all(reading);
    expect(fetched).toEqual([]);
    await expect(sky).toHaveCount(0);
    await openPage(page, `${localizedPath(pathOfRoom, language)}?entrada=2027-03-20&saida=2027-03-24`);
    await expect(sky).toBeVisible();
    await Promise.all(reading);
    expect(fetched).not.toEqual([]);

    await tabTo(page, page.getByRole('button', { name: say(language, 'common', 'trip.keep'), exact: false }).first(), { key: 'Shift+Tab' });
    await page.keyboard.press('Enter');
    await openPage(page, localizedPath(tripPath, language));
    await expect(sky).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(sky).toBeVisible();
  });
