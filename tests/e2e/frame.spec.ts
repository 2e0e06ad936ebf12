import { localizedPath } from '../../src/domain/i18n/localizedPath';
import { languages } from '../../src/site';
import { wordsOf } from '../support/booking';
import { hydrated } from '../support/inBrowser';
import { expect, test } from '../support/test';

const menu = ['resort', 'acomodacoes', 'estrutura', 'spasissimo', 'experiencias-unicas', 'parque-da-crianca', 'gastronomia', 'eventos', 'galeria', 'contato'];

test.describe('the menu', () => {
  for (const language of languages) {
    test(`has ten links in two groups with a spacer of 150 by 100 px between them, in ${language}`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(localizedPath('/contato', language));
      const words = wordsOf(language, 'menu');
      const nav = page.getByRole('navigation', { name: words.main, exact: true });
      const hrefs = await nav.locator('ul a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(hrefs).toEqual(menu.map((slug) => localizedPath(`/${slug}`, language)));
      await expect(nav.locator('ul')).toHaveCount(2);
      const spacer = await nav.locator(':scope > div').boundingBox();
      expect([spacer?.width, spacer?.height]).toEqual([150, 100]);
    });

    test(`collapses below 900 px into a hamburger with labels of its own, in ${language}`, async ({ page }) => {
      await page.setViewportSize({ width: 899, height: 900 });
      await page.goto(localizedPath('/contato', language));
      const words = wordsOf(language, 'drawer');
      const open = page.getByRole('button', { name: words.open });
      await open.click();
      const sheet = page.getByRole('dialog');
      await expect(sheet.getByRole('link', { name: words.acomodacoes })).toBeVisible();
      await expect(sheet.locator('ul a')).toHaveCount(10);
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(open).toBeFocused();
      await open.click();
      await sheet.getByRole('button', { name: words.close }).click();
      await expect(sheet).toBeHidden();
      await open.click();
      await sheet.getByRole('link', { name: words.galeria }).click();
      await expect(page).toHaveURL(localizedPath('/galeria', language));
    });
  }
});

test('the switcher keeps page, query and hash', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/acomodacoes?comparar=luxo,master#master');
  await hydrated(page);
  await page.getByRole('navigation', { name: 'Idioma' }).first().getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL('/fr/acomodacoes?comparar=luxo,master#master');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('the skip link leads to the content', async ({ page }) => {
  await page.goto('/resort');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: wordsOf('pt', 'common').skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('the footer names the current year', async ({ page }) => {
  await page.goto('/resort');
  await expect(page.locator('footer')).toContainText(`© ${new Date().getFullYear()}`);
});

test('no address makes the published site show another day', async ({ page }) => {
  await page.clock.install({ time: new Date('2027-03-08T12:00:00-03:00') });
  await page.goto('/reveillon?on=2025-12-30');
  await hydrated(page);
  await expect(page.getByText('A virada para 2026 já passou.')).toBeVisible();
  await expect(page.getByRole('complementary', { name: wordsOf('pt', 'preview').label, exact: true })).toHaveCount(0);
  await expect(page.locator('footer')).toContainText('© 2027');
});

test.describe('the announcement', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: new Date('2027-03-08T12:00:00-03:00') });
    await page.goto('/resort');
    await hydrated(page);
  });

  test('comes after four seconds, once in a page session, and gives the focus back', async ({ page }) => {
    const dialog = page.getByRole('dialog', { name: '1ª Festa do Hawaii' });
    await page.clock.runFor(3900);
    await expect(dialog).toBeHidden();
    await page.clock.runFor(200);
    await expect(dialog).toBeVisible();
    await expect(dialog.getByText('NOVIDADE')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'SAIBA MAIS!' })).toHaveAttribute('href', '/experiencias-unicas');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('link', { name: 'Gastronomia' }).first().click();
    await expect(page).toHaveURL('/gastronomia');
    await page.clock.runFor(10_000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('opens its picture in the lightbox, which a click anywhere closes', async ({ page }) => {
    await page.clock.runFor(4100);
    const dialog = page.getByRole('dialog', { name: '1ª Festa do Hawaii' });
    await dialog.getByRole('button', { name: /^Ampliar/ }).click();
    const lightbox = page.getByRole('dialog', { name: 'Imagem ampliada' });
    await expect(lightbox).toBeVisible();
    expect((await lightbox.locator('img').boundingBox())?.height).toBeLessThanOrEqual(400);
    await page.mouse.click(20, 400);
    await expect(lightbox).toBeHidden();
    await dialog.getByRole('button', { name: 'Fechar anúncio' }).click();
    await expect(dialog).toBeHidden();
  });
});

test('the weather button stands at its place and hides until a reload', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/resort');
  await hydrated(page);
  const link = page.getByRole('link', { name: 'Clima ao vivo' });
  const box = await page.getByRole('complementary', { name: 'Clima ao vivo' }).boundingBox();
  expect(Math.round(900 - ((box?.y ?? 0) + (box?.height ?? 0)))).toBe(150);
  await page.getByRole('button', { name: 'Fechar clima' }).click();
  await expect(link).toBeHidden();
  await page.getByRole('link', { name: 'Gastronomia' }).first().click();
  await expect(page).toHaveURL('/gastronomia');
  await expect(link).toBeHidden();
  await page.reload();
  await expect(link).toBeVisible();
});

test.describe('a visitor whose browser prefers French', () => {
  test.use({ locale: 'fr-FR' });

  test('is offered the page in French, never redirected, and can close the offer for good', async ({ page }) => {
    await page.goto('/gastronomia');
    const hint = page.getByRole('complementary', { name: 'Cette page existe aussi en français' });
    await expect(hint).toHaveAttribute('lang', 'fr');
    await expect(hint.getByRole('link')).toHaveAttribute('href', '/fr/gastronomia');
    await expect(page).toHaveURL('/gastronomia');
    await hint.getByRole('button', { name: 'Fermer l’avis' }).click();
    await expect(hint).toBeHidden();
    await page.reload();
    await hydrated(page);
    await expect(hint).toBeHidden();
  });
});
