import { localizedPath } from '../../src/domain/i18n/localizedPath';
import { hotel } from '../support/content/hotel';
import { menuPaths } from '../support/content/navigation';
import { messagesOf } from '../support/content/messages';
import { openPage } from '../support/pages/inBrowser';
import { bookingCard } from '../support/pages/booking';
import { inLanguages } from '../support/sampling';
import { requestShownOn } from '../support/servers/bookingEngine';
import { expect, noon, test } from '../support/test';

for (const language of inLanguages('fr'))
  test(`has ten links in two groups with a spacer of 150 by 100 px between them, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(localizedPath('/contato', language));
    const messages = messagesOf(language, 'menu');
    const nav = page.getByRole('navigation', { name: messages.main, exact: true });
    const hrefs = await nav.locator('ul a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(menuPaths.map((path) => localizedPath(path, language)));
    await expect(nav.locator('ul')).toHaveCount(2);
    const spacer = await nav.locator(':scope > div').boundingBox();
    expect([spacer?.width, spacer?.height]).toEqual([150, 100]);
  });

test('the hamburger is white, 2em large', async ({ page }) => {
  await page.setViewportSize({ width: 899, height: 900 });
  await openPage(page, '/contato');
  const open = page.getByRole('button', { name: messagesOf('pt', 'drawer').open });
  const icon = open.locator('svg');
  expect(await icon.evaluate((svg) => [getComputedStyle(svg).color, svg.clientWidth / parseFloat(getComputedStyle(svg).fontSize)])).toEqual([
    'rgb(255, 255, 255)',
    2,
  ]);
});

for (const language of inLanguages('en'))
  test(`the weather button stands 150 px from the bottom and 20 px from the right, scrolled or not, in ${language}`, async ({ page }) => {
    const messages = messagesOf(language, 'common');
    await page.goto(localizedPath('/resort', language));
    const button = page.getByRole('complementary', { name: messages.weather });
    for (const { width, height } of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize({ width, height });
      for (const top of [0, 700]) {
        await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
        const box = await button.boundingBox();
        expect([Math.round(width - (box?.x ?? 0) - (box?.width ?? 0)), Math.round(height - (box?.y ?? 0) - (box?.height ?? 0))]).toEqual([20, 150]);
      }
    }
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const link = button.getByRole('link', { name: messages.weather });
    await expect(link).toHaveAttribute('href', hotel.weather ?? '');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(button.getByRole('button', { name: messages.closeWeather })).toBeVisible();
  });

test('the booking engine gets the code of the hotel, and exactly its three parameters', async ({ page }) => {
  await page.clock.setFixedTime(noon);
  await openPage(page, '/');
  await bookingCard(page, 'pt').submit.click();
  expect((await requestShownOn(page)).address).toBe('/hotel/4568?CheckIn=08032027&CheckOut=09032027&ad=2');
});
