import { localizedPath } from '../../src/domain/i18n/localizedPath';
import { collapsedLabel, menuPaths } from '../support/content/navigation';
import { hydrated, openPage } from '../support/pages/inBrowser';
import { inFull, inLanguages } from '../support/sampling';
import { expect, test } from '../support/test';
import { pathOfRoom, pathOfRole } from '../support/content/hotel';
import { messagesOf } from '../support/content/messages';

for (const language of inLanguages('fr'))
  test(`the menu collapses below 900 px into a hamburger with labels of its own, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 900, height: 900 });
    await openPage(page, localizedPath('/contato', language));
    const messages = messagesOf(language, 'drawer');
    const open = page.getByRole('button', { name: messages.open });
    const top = page.getByRole('navigation', { name: messagesOf(language, 'menu').main, exact: true });
    await expect(top).toBeVisible();
    await expect(open).toBeHidden();
    await page.setViewportSize({ width: 899, height: 900 });
    await expect(top).toBeHidden();
    await open.click();
    const drawer = page.getByRole('dialog', { name: messages.label });
    await expect(drawer).toBeVisible();
    const links = await drawer.locator('ul a').evaluateAll((all) => all.map((link) => [link.textContent.replaceAll('\u00a0', ' '), link.getAttribute('href')]));
    expect(links).toEqual(menuPaths.map((path) => [collapsedLabel(language, path), localizedPath(path, language)]));
    // the focus stays in the menu, or goes to the browser's own controls, but never to the page behind
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(open).toBeFocused();
    await open.click();
    await drawer.getByRole('button', { name: messages.close }).click();
    await expect(drawer).toBeHidden();
    await open.click();
    await page.setViewportSize({ width: 900, height: 900 });
    await expect(drawer).toBeHidden();
    await top.getByRole('link').first().click({ trial: true });
    await page.setViewportSize({ width: 899, height: 900 });
    await open.click();
    const [path = ''] = menuPaths;
    await drawer.getByRole('link', { name: collapsedLabel(language, path) }).click();
    await expect(page).toHaveURL(localizedPath(path, language));
  });

for (const language of inLanguages('pt'))
  test(`visible labels are part of the accessible names in header and footer, in ${language}`, async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(localizedPath('/resort', language));
      const named = await page.locator(':is(header, footer) :is(a, button)[aria-label]').evaluateAll((elements) => {
        const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();
        return (elements as HTMLElement[]).map((element) => ({ seen: plain(element.textContent), name: plain(element.ariaLabel ?? '') }));
      });
      const worded = named.filter(({ seen }) => seen !== '');
      expect(worded.length, 'the logo twice, and the languages').toBeGreaterThanOrEqual(8);
      expect(worded.filter(({ seen, name }) => !name.includes(seen))).toEqual([]);
    }
  });

test('the skip link leads to the content', async ({ page }) => {
  await page.goto('/resort');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: messagesOf('pt', 'common').skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('the weather button says its words on hover and focus, and its × hides it for the rest of the page session, which survives a reload', async ({ page }) => {
  const messages = messagesOf('pt', 'common');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '/resort');
  const button = page.getByRole('complementary', { name: messages.weather });
  const said = button.getByText(messages.weather ?? '');
  await expect(button).toHaveCSS('opacity', '1');
  await expect(said).toHaveCSS('max-width', '0px');
  await button.getByRole('link').hover();
  await expect(said).toBeInViewport({ ratio: 1 });
  await page.mouse.move(5, 5);
  await expect(said).toHaveCSS('max-width', '0px');
  await button.getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(button.getByRole('button', { name: messages.closeWeather })).toBeFocused();
  await expect(said).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(button).toHaveCount(0);
  const [path = ''] = menuPaths.filter((one) => one !== '/resort');
  await page.locator(`header a[href="${path}"]`).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(path);
  await expect(button).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(button).toHaveCount(0);
});

test('the weather button steps aside over a form and the last section, and waits on phones for the booking card to go by', async ({ page }) => {
  const weather = page.getByRole('complementary', { name: messagesOf('pt', 'common').weather });
  const bookingCard = page.getByRole('form', { name: messagesOf('pt', 'booking').form });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // the carousel below the card is below the button
  await page.setViewportSize({ width: 390, height: 760 });
  await openPage(page, '/');
  await expect(weather).toHaveCSS('opacity', '0');
  await bookingCard.evaluate((form) => window.scrollTo({ top: form.getBoundingClientRect().bottom + window.scrollY + 1, behavior: 'instant' }));
  await expect(weather).toHaveCSS('opacity', '1');
  await openPage(page, '/resort');
  await expect(weather).toHaveCSS('opacity', '1');
  await openPage(page, pathOfRole('spa'));
  await expect(weather).toHaveCSS('opacity', '0');
  await page.locator('main form').first().scrollIntoViewIfNeeded();
  await expect(weather).toHaveCSS('opacity', '0');
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(weather).toHaveCSS('opacity', '0');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  for (const path of inFull(['/contato', '/fr/privacidade', `/en${pathOfRoom}`], `/en${pathOfRoom}`))
    test(`the whole menu of ${path} is open above the page and covers nothing`, async ({ page }) => {
      await page.goto(path);
      const [header, main] = [page.locator('header').first(), page.locator('main')];
      await expect(header.locator('li a')).not.toHaveCount(0);
      await expect(header.getByRole('button')).toHaveCount(0);
      const [menu, content] = [await header.boundingBox(), await main.boundingBox()];
      expect(menu && content && menu.y + menu.height <= content.y).toBe(true);
    });
});
