import { localizedPath } from '../../src/domain/i18n/localizedPath';
import { bookingCard } from '../support/pages/booking';
import { openPage } from '../support/pages/inBrowser';
import { inLanguages } from '../support/sampling';
import { advanceClockUntil, openWithStoppedClock, settled } from '../support/clock/stoppedClock';
import { expect, test } from '../support/test';
import { say } from '../support/content/messages';

// The numbers of docs/hotel-rules.md 12.5, 14.1 and 14.3 that only a browser can verify.

test('the booking card is as wide as specified, its columns stack from 768 px down, and a room card is 550 px high, 500 px under 768 px', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/');
  const { form, checkIn, checkOut, people } = bookingCard(page, 'pt');
  for (const [width, part, stacked] of [
    [1500, 0.6, false],
    [1300, 0.6, false],
    [1299, 0.9, false],
    [769, 0.9, false],
    [768, 0.9, true],
    [767, 0.8, true],
    [320, 0.8, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect((await form.boundingBox())?.width, `at ${width} px`).toBeCloseTo(width * part, 0);
    const tops = await Promise.all([checkIn, checkOut, people].map(async (field) => (await field.boundingBox())?.y ?? 0));
    const [first = 0, second = 0, third = 0] = tops;
    if (stacked) expect(second - first > 40 && third - second > 40, `stacked at ${width} px: ${tops.join(', ')}`).toBe(true);
    else expect(Math.max(...tops) - Math.min(...tops), `beside each other at ${width} px`).toBeLessThan(30);
  }
  const card = page.locator('[aria-labelledby="acomodacoes"]').getByRole('link', { name: 'Standard' }).first();
  for (const [width, height] of [
    [1440, 550],
    [768, 550],
    [767, 500],
    [320, 500],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => (await card.boundingBox())?.height, `at ${width} px`).toBe(height);
  }
});

for (const language of inLanguages('pt'))
  test(`“our resort” shows the façade and the entrance, in ${language}`, async ({ page }) => {
    await page.goto(localizedPath('/', language));
    const captions = page.locator('[aria-labelledby="nosso-resort"]').locator('figure:has(img) figcaption');
    await expect(captions).toHaveText([/fachada|façade/i, /entrada|entrance|entrée/i]);
  });

test.describe('the film on the first screen', () => {
  for (const { width, films } of [
    { width: 768, films: 1 },
    { width: 767, films: 0 },
  ])
    test(`${films ? 'comes half a second after the page, silent, and fades in over 300 ms' : 'does not come'} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openWithStoppedClock(page, '/');
      const film = page.locator('main video').first();
      await expect(page.locator('main img').first()).toBeVisible();
      await page.clock.runFor(400);
      await settled(page);
      await expect(film).toHaveCount(0);
      await page.clock.runFor(150);
      await settled(page);
      await expect(film).toHaveCount(films);
      if (!films) return;
      expect(await film.evaluate((video: HTMLVideoElement) => [video.muted, video.loop, video.autoplay, video.controls])).toEqual([true, true, true, false]);
      await advanceClockUntil(page, async () => expect(film).toHaveCSS('opacity', '1', { timeout: 50 }));
      await expect(film).toHaveCSS('transition-duration', '0.3s');
      await page.getByRole('button', { name: 'Pausar vídeo' }).click();
      expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
    });

  test('disappears with its button once the window is narrowed or a tablet is turned, and returns with the width', async ({ page }) => {
    const [film, pause] = [page.locator('main video'), page.getByRole('button', { name: say('pt', 'home', 'pauseFilm') })];
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    await expect(pause).toBeVisible();
    for (const { width, films } of [
      { width: 767, films: 0 },
      { width: 768, films: 1 },
      { width: 600, films: 0 },
    ]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(film).toHaveCount(films);
      await expect(pause).toHaveCount(films);
    }
  });

  test('has no button where it is not shown', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.route(/\.(?:webm|mp4)$/, (route) => route.fulfill({ status: 404 }));
    await page.goto('/');
    const film = page.locator('main video');
    // it has no sources
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.networkState)).toBe(3);
    await expect(page.getByRole('button', { name: say('pt', 'home', 'pauseFilm') })).toHaveCount(0);
  });

  test('is not shown with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await openWithStoppedClock(page, '/');
    await page.clock.runFor(5000);
    await settled(page);
    await expect(page.locator('main video')).toHaveCount(0);
  });
});
