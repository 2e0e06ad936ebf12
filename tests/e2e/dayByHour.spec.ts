import type { Page } from '@playwright/test';
import { localizedPath } from '../../src/domain/i18n/localizedPath';
import { roomPath } from '../../src/domain/pages/addresses';
import { resortDayId } from '../../src/domain/pages/sectionIds';
import { inDayOrder } from '../../src/domain/sky/timesOfDay';
import type { Language } from '../../src/site';
import { axeFindings, sidewaysOverflow } from '../support/checks/accessibility';
import { contentOf, rooms, said } from '../support/content/hotel';
import { say } from '../support/content/messages';
import { openPage } from '../support/pages/inBrowser';
import { tabTo } from '../support/pages/keyboard';
import { inLanguages } from '../support/sampling';
import { expect, test } from '../support/test';

// The day by the hour on the resort page, and from the balcony of a room: what src/sections/resort and src/sections/rooms/balcony do not test.

const balcony = rooms.find(({ balconyHours }) => (balconyHours ?? []).length > 1);
const places = [
  { place: 'the resort', route: '/resort', section: `#${resortDayId}`, hours: inDayOrder(contentOf('ResortDay')[0]?.hours ?? []) },
  { place: 'a balcony', route: roomPath(balcony?.slug ?? ''), section: 'section[aria-labelledby="varanda"]', hours: inDayOrder(balcony?.balconyHours ?? []) },
].filter(({ hours }) => hours.length > 1);

const sliderOn = (page: Page, language: Language) => page.getByRole('slider', { name: say(language, 'daylight', 'slider') });

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-12-24T16:20:00-03:00'));
});

for (const { place, route, section: selector, hours } of places) {
  for (const language of inLanguages('fr')) {
    test(`a guest goes through the day of ${place} by keyboard on the narrowest phone, and back to now; pictures load on demand, in ${language}`, async ({
      page,
    }) => {
      const onDemand: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/daylight.json')) onDemand.push(request.url());
      });
      await page.setViewportSize({ width: 320, height: 640 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openPage(page, localizedPath(route, language));
      const [section, slider] = [page.locator(selector), sliderOn(page, language)];
      const isNow = () => expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`^${say(language, 'daylight', 'now', { time: '' }).trim()}`));
      expect(onDemand, 'nothing of the slider comes before the guest is near').toEqual([]);
      await section.scrollIntoViewIfNeeded();
      await isNow();

      await tabTo(page, slider);
      for (const [key, hour] of [
        ['Home', hours[0]],
        ['ArrowRight', hours[1]],
        ['End', hours.at(-1)],
      ] as const) {
        await page.keyboard.press(key);
        if (key === 'ArrowRight' && place !== 'the resort') continue;
        const picture = section.getByRole('img', { name: said(hour?.picture.alt, language), exact: true });
        await expect(picture).toBeVisible();
        // nothing fades with reduced motion
        expect(await picture.evaluate((image) => image.getAnimations().length + (image.closest('div')?.getAnimations().length ?? 0))).toBe(0);
        await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(say(language, 'daylight', `timesOfDay.${hour?.timeOfDay ?? ''}`)));
      }
      expect(await axeFindings(page)).toEqual([]);
      expect(await sidewaysOverflow(page)).toEqual([]);
      await tabTo(page, section.getByRole('button', { name: say(language, 'daylight', 'backToNow') }));
      await page.keyboard.press('Enter');
      await isNow();
    });

    test(`the hours below the slider of ${place} stand apart at every width, and at 200 %, in ${language}`, async ({ page }) => {
      await openPage(page, localizedPath(route, language));
      await page.locator(selector).scrollIntoViewIfNeeded();
      await expect(sliderOn(page, language)).toBeVisible();
      const marks = sliderOn(page, language).locator('xpath=following-sibling::ol/li');
      for (const [width, size] of [
        [320, '100%'],
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
          all.map((mark) => mark.getBoundingClientRect()).flatMap(({ width: wide, left, right }) => (wide > 0 ? [{ left, right }] : [])),
        );
        expect(boxes.length).toBeGreaterThanOrEqual(2);
        const gaps = boxes.slice(1).map(({ left }, index) => left - (boxes[index]?.right ?? 0));
        expect.soft(Math.min(...gaps), `${width} px at ${size}`).toBeGreaterThanOrEqual(8);
      }
    });
  }
}
