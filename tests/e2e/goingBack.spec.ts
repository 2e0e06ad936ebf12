import type { Page } from '@playwright/test';
import { localizedPath } from '../../src/domain/i18n/localizedPath';
import { hydrated, openPage } from '../support/pages/inBrowser';
import { tabTo } from '../support/pages/keyboard';
import { menuLabel, menuPaths } from '../support/content/navigation';
import { albums } from '../support/pages/gallery';
import { expect, test } from '../support/test';
import { say } from '../support/content/messages';

// Going on by a link, and back: what was opened, the place on the page, the focus (docs/hotel-rules.md 12.11).

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(async ({ page }) => {
  // no smooth scrolling
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** The pictures of the gallery that are shown, and the way on below them. */
const gallery = (page: Page) => ({
  pictures: page.getByRole('tabpanel').getByRole('listitem').getByRole('link'),
  more: page.getByRole('button', { name: say('pt', 'gallery', 'more') }),
  onward: page.locator('main section').last().getByRole('link'),
});

/** How many pictures an album shows at first. */
const portion = 12;
const isLong = (albums[0]?.pictures.length ?? 0) > portion;

test('more pictures are there again after a reload, and after Back where the page was left, with the focus on the link that was followed', async ({ page }) => {
  test.skip(!isLong, 'the album is short');
  await openPage(page, '/galeria');
  const { pictures, more, onward } = gallery(page);
  await expect(pictures).toHaveCount(portion);
  await more.click();
  await expect(pictures).not.toHaveCount(portion);
  const count = await pictures.count();
  const height = await heightOf(page);
  await onward.focus();
  const left = await scrolled(page);
  expect(left).toBeGreaterThan(844);

  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/#reservar');
  await expect(page.locator('#reservar')).toBeFocused();
  await page.goBack();
  await expect(onward).toBeFocused();
  await expect(pictures).toHaveCount(count);
  expect(await heightOf(page)).toBe(height);
  expect(Math.abs((await scrolled(page)) - left)).toBeLessThan(2);

  await page.reload();
  await hydrated(page);
  await expect(pictures).toHaveCount(count);
  await expect.poll(async () => Math.abs((await scrolled(page)) - left)).toBeLessThan(2);
});

for (const { language, path, from } of [
  { language: 'pt', path: menuPaths[0] ?? '', from: '/contato' },
  { language: 'fr', path: menuPaths[1] ?? '', from: '/galeria' },
] as const)
  test(`a page that is entered says its name alone, and Tab goes on in it: ${localizedPath(path, language)}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPage(page, localizedPath(from, language));
    const link = page
      .getByRole('navigation', { name: say(language, 'menu', 'main'), exact: true })
      .getByRole('link', { name: menuLabel(language, path), exact: true });
    await tabTo(page, link);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(localizedPath(path, language));
    await expect.poll(() => focusedName(page)).toBe(menuLabel(language, path));
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.locator('#gatsby-announcer')).toBeHidden();
    await expect(page.locator('footer')).toBeAttached();
    const first = page.locator('main :is(a[href], button, input, select)').filter({ visible: true }).first();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();

    await page.goBack();
    await expect(link).toBeFocused();
  });

test('after a link of the menu that was opened, Back leads to its button', async ({ page }) => {
  await openPage(page, '/contato');
  const button = page.getByRole('button', { name: say('pt', 'drawer', 'open') });
  await button.click();
  const [path = ''] = menuPaths;
  await page.getByRole('dialog').locator(`a[href="${path}"]`).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(button).toBeFocused();
});
