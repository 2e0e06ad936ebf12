import { localizedPath } from '../../src/domain/i18n/localizedPath';
import { bookingEngineUrl } from '../support/servers/bookingEngine';
import { carouselChunk, carouselOn, type Which } from '../support/pages/carousel';
import { delayChunk } from '../support/servers/builtChunk';
import { nothingAnnounced } from '../support/pages/nothingAnnounced';
import { inFull, inLanguages } from '../support/sampling';
import { openWithStoppedClock, settled } from '../support/clock/stoppedClock';
import { expect, test } from '../support/test';
import { contentFolder } from '../support/content/contentFile';

const desk = { width: 1440, height: 900 };
const both: readonly Which[] = ['packages', 'rooms'];

interface Room {
  readonly order: number;
  readonly slug: string;
  readonly carouselPath?: string;
}

test.use({ viewport: desk });

test.beforeEach(async ({ page }) => {
  // without the film, which keeps the processor busy
  await page.route(/\.(?:webm|mp4)$/, (route) => route.abort());
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of inLanguages('fr'))
    test(`contain every item in order, in ${language}`, async ({ page }) => {
      await page.goto(localizedPath('/', language));
      const packages = carouselOn(page, language, 'packages').region.getByRole('link');
      const targets = ['/experiencias-unicas', '/reveillon', '/natal', '/parque-da-crianca', '/estrutura', '/gastronomia', '/family-plan-kids'];
      const hrefs = await packages.evaluateAll((links) => links.map((link) => [link.getAttribute('href') ?? '', link.getAttribute('target')] as const));
      expect(hrefs.map(([, target]) => target)).toEqual(Array(9).fill('_blank'));
      expect(hrefs.map(([href]) => href)).toEqual([
        ...targets.map((path) => localizedPath(path, language)),
        expect.stringMatching(new RegExp(`^${bookingEngineUrl}/hotel/4568\\?CheckIn=\\d{8}&CheckOut=\\d{8}&ad=2$`)),
        localizedPath('/programa-anos-dourados', language),
      ]);

      const rooms = contentFolder<Room>('rooms');
      const inOrder = rooms.sort((one, other) => other.order - one.order).map(({ slug, carouselPath }) => carouselPath ?? `/quartos/${slug}`);
      const specified = ['standard', 'premium', 'premiumSuperior', 'luxo', 'luxoVaranda', 'master', 'suiteMasterII', 'suiteMasterII', 'chale'];
      expect(inOrder.filter((path) => specified.some((slug) => path === `/quartos/${slug}`))).toEqual(specified.toReversed().map((slug) => `/quartos/${slug}`));
      const roomLinks = await carouselOn(page, language, 'rooms')
        .region.getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(roomLinks).toEqual(inOrder.map((path) => localizedPath(path, language)));
    });
});

test('show as many slides as fit the screen', async ({ page }) => {
  await nothingAnnounced(page);
  await openWithStoppedClock(page, '/');
  const carousels = both.map((which) => carouselOn(page, 'pt', which));
  for (const carousel of carousels) await carousel.begin();
  for (const [width, ...slides] of [
    [1440, 3, 3],
    [1025, 3, 3],
    [1024, 3, 2],
    [769, 3, 2],
    [768, 1, 1],
    [320, 1, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const [index, carousel] of carousels.entries()) {
      await expect(carousel.inView, `${both[index]} at ${width} px`).toHaveCount(slides[index] ?? 0);
      // the widget reacts to the new width a moment later
      await expect(async () => {
        await page.clock.runFor(100);
        const rail = await carousel.region.boundingBox();
        const slide = await carousel.inView.first().boundingBox();
        expect(slide?.width).toBe(Math.ceil(Math.round(rail?.width ?? 0) / (slides[index] ?? 1)));
      }).toPass();
    }
  }
});

test('have their final layout at once: nothing moves when the widget takes over', async ({ page }) => {
  await nothingAnnounced(page);
  const release = await delayChunk(page, carouselChunk);
  const places: Record<number, unknown> = {};
  for (const width of [1440, 1024, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    if (width === 1440) await openWithStoppedClock(page, '/');
    await page.evaluate(() => document.fonts.ready);
    places[width] = await Promise.all(both.map((which) => carouselOn(page, 'pt', which).places()));
  }
  release();
  for (const which of both) await carouselOn(page, 'pt', which).begin();
  for (const width of [1440, 1024, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    // the widget reacts to the new width a moment later
    await expect(async () => {
      await page.clock.runFor(100);
      expect(await Promise.all(both.map((which) => carouselOn(page, 'pt', which).places())), `${width} px`).toEqual(places[width]);
    }).toPass();
  }
});

for (const which of inFull(both, 'packages'))
  test.describe(`the ${which}`, () => {
    test('advance every three seconds, but not while hovered, focused or paused', async ({ page }) => {
      await nothingAnnounced(page);
      await openWithStoppedClock(page, '/');
      const carousel = carouselOn(page, 'pt', which);
      await carousel.begin();
      const standsStillFor = async (milliseconds: number, at: number) => {
        await page.clock.runFor(milliseconds);
        await settled(page);
        expect(await carousel.current()).toBe(at);
      };
      const movesAfterThreeSeconds = async (from: number) => {
        await settled(page);
        await standsStillFor(2999, from);
        await page.clock.runFor(1);
        await settled(page);
        expect(await carousel.current()).toBe(from + 1);
        await standsStillFor(600, from + 1);
      };

      await carousel.region.hover();
      await settled(page);
      await standsStillFor(10_000, 0);
      await page.mouse.move(5, 5);
      await movesAfterThreeSeconds(0);

      await carousel.inView.first().getByRole('link').focus();
      await settled(page);
      await standsStillFor(10_000, 1);
      await carousel.pause.focus();
      await movesAfterThreeSeconds(1);

      await carousel.pause.click();
      await expect(carousel.resume).toBeFocused();
      await standsStillFor(10_000, 2);
      await carousel.next.click();
      await carousel.moved();
      await standsStillFor(10_000, 3);
      await expect(carousel.count).toHaveText('4 de 9');
      await carousel.resume.click();
      await movesAfterThreeSeconds(3);
    });

    test('wrap around by arrow keys, with the focus on a visible slide, and every slide but no copy readable', async ({ page }) => {
      await nothingAnnounced(page);
      await openWithStoppedClock(page, '/');
      const carousel = carouselOn(page, 'pt', which);
      await carousel.begin();
      await carousel.inView.first().getByRole('link').focus();
      // out of view, so that it comes there
      for (const index of [1, 2, 3]) {
        await page.keyboard.press('Tab');
        await carousel.moved();
        expect(await carousel.focusIsInView(), `focus at ${index}`).toBe(true);
      }
      expect(await carousel.current()).toBe(3);
      for (const [key, order] of [
        ['ArrowLeft', [2, 1, 0]],
        ['ArrowRight', [1, 2, 3, 4, 5, 6, 7, 8, 0]],
        ['ArrowLeft', [8, 7]],
      ] as const)
        for (const index of order) {
          await page.keyboard.press(key);
          await settled(page);
          expect(await carousel.faults(), `on the way to ${index}`).toEqual([]);
          await carousel.moved();
          expect(await carousel.current()).toBe(index);
          expect(await carousel.faults(), `at ${index}`).toEqual([]);
          expect(await carousel.focusIsInView(), `focus at ${index}`).toBe(true);
        }
    });

    test('follow the buttons', async ({ page }) => {
      await nothingAnnounced(page);
      await openWithStoppedClock(page, '/');
      const carousel = carouselOn(page, 'pt', which);
      await carousel.begin();
      for (const [button, index] of [
        [carousel.previous, 8],
        [carousel.next, 0],
        [carousel.next, 1],
      ] as const) {
        await button.click();
        await carousel.moved();
        expect(await carousel.current()).toBe(index);
        await expect(carousel.count).toHaveText(`${index + 1} de 9`);
      }
      await expect(carousel.announced).toHaveText(/^2 de 9: ./);
    });
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('follow a swipe', async ({ page }) => {
    await nothingAnnounced(page);
    await openWithStoppedClock(page, '/');
    for (const which of both) {
      const carousel = carouselOn(page, 'pt', which);
      await carousel.begin();
      await carousel.swipe(-200);
      await carousel.moved();
      expect(await carousel.current()).toBe(1);
      await carousel.swipe(200);
      await carousel.moved();
      expect(await carousel.current()).toBe(0);
    }
    await expect(page).toHaveURL('/');
  });
});

test.describe('with reduced motion', () => {
  test('change slides at once, and only on request', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await nothingAnnounced(page);
    await openWithStoppedClock(page, '/');
    for (const which of both) {
      const carousel = carouselOn(page, 'pt', which);
      await carousel.begin();
      await expect(carousel.resume).toBeVisible();
      await page.clock.runFor(10_000);
      await settled(page);
      expect(await carousel.current()).toBe(0);
      await carousel.next.click();
      await page.clock.runFor(10);
      await settled(page);
      expect(await carousel.current()).toBe(1);
      expect(await carousel.track.evaluate((track) => getComputedStyle(track).transitionDuration)).toMatch(/^0s|^0ms/);
    }
  });
});

test('keep the rail for the keyboard, whose buttons say what they show, also from right to left', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await nothingAnnounced(page);
  await openWithStoppedClock(page, '/');
  for (const dir of ['ltr', 'rtl']) {
    await page.evaluate((value) => (document.documentElement.dir = value), dir);
    for (const which of both) {
      const carousel = carouselOn(page, 'pt', which);
      await carousel.next.press('Enter');
      await carousel.moved();
      await expect(carousel.announced).toHaveText(/^2 de 9: ./);
      await carousel.previous.press('Enter');
      await expect(carousel.announced).toHaveText(/^1 de 9: ./);
      await page.clock.runFor(5000);
      await expect(carousel.region.getByRole('listitem')).toHaveCount(9);
      await expect(carousel.widget).toHaveCount(0);
      // outwards
      const [previous, next] = await Promise.all([carousel.previous, carousel.next].map((button) => button.boundingBox()));
      expect((previous?.x ?? 0) < (next?.x ?? 0)).toBe(dir === 'ltr');
      for (const button of [carousel.previous, carousel.next])
        expect(await button.locator('svg').evaluate((icon) => getComputedStyle(icon).scale)).toBe(dir === 'ltr' ? 'none' : '-1 1');
    }
  }
});
