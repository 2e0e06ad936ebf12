import type { Page } from '@playwright/test';
import { localizedPath } from '../../src/domain/i18n/localizedPath';
import { inDayOrder, type TimeOfDay } from '../../src/domain/sky/daylight';
import type { Language } from '../../src/site';
import { axeFindings, sidewaysOverflow } from '../support/checks/accessibility';
import { hydrated } from '../support/pages/inBrowser';
import { tabTo } from '../support/pages/keyboard';
import { nothingAnnounced } from '../support/pages/nothingAnnounced';
import { roomRoutes } from '../support/content/routes';
import { inLanguages } from '../support/sampling';
import { expect, test } from '../support/test';
import { say } from '../support/content/words';
import { contentFile } from '../support/content/contentFile';

// The view from a room's balcony by the hour, with the pictures that content has. The slider is tested in resortDay.spec.ts.

type Text = Readonly<Record<Language, string>>;
type Hours = readonly { readonly timeOfDay: TimeOfDay; readonly picture: { readonly alt: Text } }[];

const rooms = roomRoutes.map((route) => {
  const { balconyHours } = contentFile<{ balconyHours?: Hours | null }>(`rooms/${route.split('/').at(-1) ?? ''}.json`);
  return { route, hours: inDayOrder(balconyHours ?? []) };
});
const withView = rooms.find(({ hours }) => hours.length >= 2);
const without = rooms.find(({ hours }) => hours.length < 2);

const partsOf = (page: Page, language: Language) => {
  const section = page.getByRole('region', { name: say(language, 'rooms', 'balconyHeading') });
  return { section, slider: section.getByRole('slider', { name: say(language, 'daylight', 'slider') }) };
};

async function open(page: Page, route: string, language: Language): Promise<void> {
  await nothingAnnounced(page);
  await page.clock.setFixedTime(new Date('2026-12-24T16:20:00-03:00'));
  await page.goto(localizedPath(route, language));
  await hydrated(page);
}

test.describe('with pictures in content', () => {
  test.skip(!withView, 'no room of the content has two pictures of the view from its balcony yet');
  const { route, hours } = withView ?? { route: '', hours: [] };

  for (const language of inLanguages('fr'))
    test(`a guest goes through the day and back to now by keyboard on the narrowest phone, in ${language}`, async ({ page }) => {
      const words: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/daylight.json')) words.push(request.url());
      });
      await page.setViewportSize({ width: 320, height: 640 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, route, language);
      const { section, slider } = partsOf(page, language);
      expect(words, 'nothing of the slider comes before the guest is near').toEqual([]);
      await section.scrollIntoViewIfNeeded();
      await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`^${say(language, 'daylight', 'now', { time: '' }).trim()}`));

      await tabTo(page, slider);
      for (const [key, hour] of [
        ['Home', hours[0]],
        ['End', hours.at(-1)],
      ] as const) {
        await page.keyboard.press(key);
        await expect(section.getByRole('img', { name: hour?.picture.alt[language] ?? '', exact: true })).toBeVisible();
        await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(say(language, 'daylight', `timesOfDay.${hour?.timeOfDay ?? ''}`)));
      }
      expect(await axeFindings(page)).toEqual([]);
      expect(await sidewaysOverflow(page)).toEqual([]);

      await tabTo(page, section.getByRole('button', { name: say(language, 'daylight', 'backToNow') }));
      await page.keyboard.press('Enter');
      await expect(slider).toBeFocused();
      await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`^${say(language, 'daylight', 'now', { time: '' }).trim()}`));
    });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });
    test('the afternoon is shown', async ({ page }) => {
      await page.goto(route);
      const { section, slider } = partsOf(page, 'pt');
      const still = hours.find(({ timeOfDay }) => timeOfDay === 'afternoon') ?? hours[0];
      await expect(section.getByRole('img', { name: still?.picture.alt.pt ?? '', exact: true })).toBeVisible();
      await expect(slider).toHaveCount(0);
    });
  });
});

test('a room without them shows no view', async ({ page }) => {
  test.skip(!without, 'every room has them');
  await page.goto(without?.route ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(partsOf(page, 'pt').section).toHaveCount(0);
});
