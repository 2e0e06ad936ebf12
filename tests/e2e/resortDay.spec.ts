import type { Page } from '@playwright/test';
import { localizedPath } from '../../src/domain/i18n/localizedPath';
import { inDayOrder, type TimeOfDay } from '../../src/domain/sky/daylight';
import { resortDayId } from '../../src/domain/pages/sectionIds';
import type { Language } from '../../src/site';
import { axeFindings, sidewaysOverflow } from '../support/checks/accessibility';
import { hydrated } from '../support/pages/inBrowser';
import { tabTo } from '../support/pages/keyboard';
import { nothingAnnounced } from '../support/pages/nothingAnnounced';
import { inLanguages } from '../support/sampling';
import { expect, test } from '../support/test';
import { say } from '../support/content/words';
import { contentFile } from '../support/content/contentFile';

// The day by the hour on the resort page, with the pictures that content has.

type Text = Readonly<Record<Language, string>>;
interface Day {
  readonly hours: readonly { readonly timeOfDay: TimeOfDay; readonly picture: { readonly file: string; readonly alt: Text } }[];
}
const hours = inDayOrder(contentFile<Day>('resort-day.json').hours);

const partsOf = (page: Page, language: Language) => {
  const section = page.locator(`#${resortDayId}`);
  return { section, slider: section.getByRole('slider', { name: say(language, 'daylight', 'slider') }), open: section.getByRole('status') };
};

async function open(page: Page, language: Language): Promise<void> {
  await nothingAnnounced(page);
  await page.clock.setFixedTime(new Date('2026-12-24T16:20:00-03:00'));
  await page.goto(localizedPath('/resort', language));
  await hydrated(page);
}

test.describe('with pictures in content', () => {
  test.skip(hours.length < 2, 'content has no two pictures of the day yet: the page shows none');

  for (const language of inLanguages('fr'))
    test(`a guest goes through the day by keyboard, and pictures load on demand, in ${language}`, async ({ page }) => {
      const fetched = new Set<string>();
      page.on('request', (request) => {
        const [name] = /dia-\d{4}/.exec(request.url()) ?? [];
        if (name) fetched.add(name);
      });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, language);
      const { section, slider, open: openPlaces } = partsOf(page, language);
      await section.scrollIntoViewIfNeeded();
      await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`^${say(language, 'daylight', 'now', { time: '' }).trim()}`));
      await expect(openPlaces).not.toBeEmpty();
      expect(fetched.size, 'the afternoon of the HTML, which is now').toBe(1);

      await tabTo(page, slider);
      for (const [key, picture] of [
        ['Home', hours[0]],
        ['ArrowRight', hours[1]],
        ['End', hours.at(-1)],
      ] as const) {
        await page.keyboard.press(key);
        await expect(section.getByRole('img', { name: picture?.picture.alt[language] ?? '', exact: true })).toBeVisible();
        await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(say(language, 'daylight', `timesOfDay.${picture?.timeOfDay ?? ''}`)));
      }
      expect(await axeFindings(page)).toEqual([]);
      await section.getByRole('button', { name: say(language, 'daylight', 'backToNow') }).click();
      // 16h20 is a little after the afternoon's 16h
      const afternoon = hours.findIndex(({ timeOfDay }) => timeOfDay === 'afternoon');
      await expect(slider).toHaveValue(new RegExp(`^${afternoon}\\.[0-4]`));
    });

  for (const language of inLanguages('pt', 'fr'))
    for (const route of ['/resort', '/quartos/luxoVaranda'])
      test(`the hours below the slider of ${route} stand apart at every width, and at 200 %, in ${language}`, async ({ page }) => {
        await nothingAnnounced(page);
        await page.goto(localizedPath(route, language));
        await hydrated(page);
        const slider = page.getByRole('slider', { name: say(language, 'daylight', 'slider') });
        await page.locator(route === '/resort' ? `#${resortDayId}` : 'section[aria-labelledby="varanda"]').scrollIntoViewIfNeeded();
        await expect(slider).toBeVisible();
        const marks = slider.locator('xpath=following-sibling::ol/li');
        for (const [width, size] of [
          [320, '100%'],
          [360, '100%'],
          [390, '100%'],
          [390, '200%'],
          [600, '100%'],
          [768, '125%'],
          [1024, '100%'],
          [1440, '100%'],
        ] as const) {
          await page.setViewportSize({ width, height: 800 });
          await page.evaluate((text) => (document.documentElement.style.fontSize = text), size);
          const boxes = await marks.evaluateAll((all) =>
            all
              .map((mark) => mark.getBoundingClientRect())
              .filter((box) => box.width > 0)
              .map(({ left, right }) => ({ left, right })),
          );
          expect(boxes.length).toBeGreaterThanOrEqual(2);
          const gaps = boxes.slice(1).map(({ left }, index) => left - (boxes[index]?.right ?? 0));
          expect.soft(Math.min(...gaps), `${width} px at ${size}`).toBeGreaterThanOrEqual(8);
        }
      });

  test('between two times of day the slider says the hour alone', async ({ page }) => {
    await nothingAnnounced(page);
    // three hours after sunrise, when the picture of this room is still that of sunrise
    await page.clock.setFixedTime(new Date('2026-12-24T08:09:00-03:00'));
    await page.goto('/quartos/luxoVaranda');
    await hydrated(page);
    await page.locator('section[aria-labelledby="varanda"]').scrollIntoViewIfNeeded();
    const slider = page.getByRole('slider', { name: say('pt', 'daylight', 'slider') });
    await expect(slider).toHaveAttribute('aria-valuetext', say('pt', 'daylight', 'now', { time: '8 horas e 9' }));
    await page.keyboard.press('Tab');
    await slider.press('End');
    await slider.press('Home');
    await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`, ${say('pt', 'daylight', 'timesOfDay.sunrise')}$`));
  });

  test('it fits the narrowest phone, and nothing fades with reduced motion', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, 'pt');
    const { section, slider } = partsOf(page, 'pt');
    await section.scrollIntoViewIfNeeded();
    await slider.focus();
    await page.keyboard.press('End');
    const last = section.getByRole('img', { name: hours.at(-1)?.picture.alt.pt ?? '', exact: true });
    await expect(last).toBeVisible();
    expect(await last.evaluate((picture) => picture.getAnimations().length + (picture.closest('div')?.getAnimations().length ?? 0))).toBe(0);
    expect(await sidewaysOverflow(page)).toEqual([]);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });
    test('the afternoon is shown, with the opening hours of places', async ({ page }) => {
      await page.goto('/resort');
      const { section, slider } = partsOf(page, 'pt');
      const still = hours.find(({ timeOfDay }) => timeOfDay === 'afternoon') ?? hours[0];
      await expect(section.getByRole('img', { name: still?.picture.alt.pt ?? '', exact: true })).toBeVisible();
      await expect(section.getByRole('link', { name: 'Lobby bar' })).toBeVisible();
      await expect(section.getByText('9h–1h')).toBeVisible();
      await expect(slider).toHaveCount(0);
    });
  });

  test('the home page leads to it', async ({ page }) => {
    await nothingAnnounced(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await expect(page.getByRole('link', { name: say('pt', 'home', 'wholeDay'), exact: true })).toHaveAttribute('href', `/resort#${resortDayId}`);
  });
});

test('with fewer than two pictures the page shows the coast and no day, and the home page has no link to it', async ({ page }) => {
  test.skip(hours.length >= 2, 'content has them');
  await page.goto('/resort');
  await expect(page.locator(`#${resortDayId}`)).toHaveCount(0);
  await page.goto('/');
  await expect(page.getByRole('link', { name: say('pt', 'home', 'wholeDay') })).toHaveCount(0);
});
