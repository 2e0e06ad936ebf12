import { localizedPath } from '../../src/domain/i18n/localizedPath';
import { engineAddress } from '../support/servers/bookingEngine';
import { hold, scriptWith } from '../support/servers/scripts';
import { contentOf, rooms } from '../support/content/hotel';
import { openWithStoppedClock, settled } from '../support/clock/stoppedClock';
import { carouselChunk, carouselOn, type Which } from '../support/pages/carousel';
import { inFull, inLanguages } from '../support/sampling';
import { expect, test } from '../support/test';

// What this hotel's carousels show, the specification says: tests/specification.

const both: readonly Which[] = ['packages', 'rooms'];
const [packages] = contentOf('Packages');
const count = { packages: packages?.items.length ?? 0, rooms: rooms.length };

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(async ({ page }) => {
  // without the film, which keeps the processor busy
  await page.route(/\.(?:webm|mp4)$/, (route) => route.abort());
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of inLanguages('fr'))
    test(`contain every item in order, in ${language}`, async ({ page }) => {
      await page.goto(localizedPath('/', language));
      const hrefsOf = (which: Which) =>
        carouselOn(page, language, which)
          .region.getByRole('link')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.replace(/\d{8}/g, '')));
      const toEngine = engineAddress({ checkIn: '2027-03-08', checkOut: '2027-03-09' }).replace(/\d{8}/g, '');
      expect(await hrefsOf('packages')).toEqual(packages?.items.map(({ path }) => (path ? localizedPath(path, language) : toEngine)));
      expect(await hrefsOf('rooms')).toEqual(rooms.toReversed().map(({ slug, carouselPath }) => localizedPath(carouselPath ?? `/quartos/${slug}`, language)));
    });
});

test('show as many slides as fit the screen', async ({ page }) => {
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
  const release = await hold(page, scriptWith(carouselChunk));
  const widths = [1440, 1024, 768, 390];
  const places: Record<number, unknown> = {};
  const placesNow = () => Promise.all(both.map((which) => carouselOn(page, 'pt', which).places()));
  await openWithStoppedClock(page, '/');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => document.fonts.ready);
    places[width] = await placesNow();
  }
  release();
  for (const which of both) await carouselOn(page, 'pt', which).begin();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    // the widget reacts to the new width a moment later
    await expect(async () => {
      await page.clock.runFor(100);
      expect(await placesNow(), `${width} px`).toEqual(places[width]);
    }).toPass();
  }
});

for (const which of inFull(both, 'packages'))
  test.describe(`the ${which}`, () => {
    const last = count[which] - 1;

    test('advance every three seconds, but not while hovered, focused or paused', async ({ page }) => {
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
        await standsStillFor(1, from + 1);
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
      await carousel.resume.click();
      await movesAfterThreeSeconds(3);
    });

    test('wrap around by arrow keys and buttons, with the focus on a visible slide, and every slide but no copy readable', async ({ page }) => {
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
      const onward = Array.from({ length: last }, (_, index) => index + 1);
      for (const [key, order] of [
        ['ArrowLeft', [2, 1, 0]],
        ['ArrowRight', [...onward, 0]],
        ['ArrowLeft', [last, last - 1]],
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
      for (const [button, index] of [
        [carousel.next, last],
        [carousel.next, 0],
        [carousel.previous, last],
      ] as const) {
        await button.click();
        await carousel.moved();
        expect(await carousel.current()).toBe(index);
        await expect(carousel.count).toHaveText(`${index + 1} de ${count[which]}`);
      }
    });
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('follow a swipe', async ({ page }) => {
    await openWithStoppedClock(page, '/');
    for (const which of both) {
      const carousel = carouselOn(page, 'pt', which);
      await carousel.begin();
      for (const [by, index] of [
        [-200, 1],
        [200, 0],
      ] as const) {
        await carousel.swipe(by);
        await carousel.moved();
        expect(await carousel.current()).toBe(index);
      }
    }
    await expect(page).toHaveURL('/');
  });
});

test('with reduced motion change slides at once, and only on request', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
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

test('a drag with the mouse opens nothing', async ({ page }) => {
  await openWithStoppedClock(page, '/');
  const carousel = carouselOn(page, 'pt', 'rooms');
  await carousel.begin();
  const slide = await carousel.inView.last().boundingBox();
  const [x, y] = [(slide?.x ?? 0) + 100, (slide?.y ?? 0) + 100];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 150, y, { steps: 8 });
  await page.mouse.up();
  await carousel.moved();
  await expect(page).toHaveURL('/');
});
