import type { Page } from '@playwright/test';
import { localizedPath } from '../../src/domain/i18n/localizedPath';
import { pathOfRoom } from '../support/content/hotel';
import { comfortSwitch, withComfort } from '../support/pages/comfort';
import { hydrated, openPage } from '../support/pages/inBrowser';
import { inLanguages } from '../support/sampling';
import { expect, test } from '../support/test';
import { say } from '../support/content/messages';

// Pages in comfort mode are checked in pages.spec.ts.

const mark = (page: Page) => page.locator('html').getAttribute('data-comfort');
const bodyText = (page: Page) => page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));

test('one switch enlarges text by a quarter, persists across pages and visits, and can be undone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '/contato');
  const usual = await bodyText(page);
  const button = comfortSwitch(page.getByRole('contentinfo'), 'pt');
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(button).toBeFocused();
  await expect(button).toBeInViewport();
  expect(await bodyText(page)).toBeCloseTo(usual * 1.25, 0);

  // React resets the attributes of <html> with each page’s head: this one must survive
  await page.getByRole('contentinfo').locator('a[href="/acessibilidade"]').first().click();
  await expect(page).toHaveURL('/acessibilidade');
  expect(await mark(page)).toBe('on');
  const offered = comfortSwitch(page.getByRole('main'), 'pt');
  await expect(offered).toHaveAttribute('aria-pressed', 'true');

  await page.reload();
  await hydrated(page);
  expect(await mark(page)).toBe('on');
  await offered.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(await mark(page)).toBeNull();
  expect(await bodyText(page)).toBe(usual);
});

for (const language of inLanguages('fr'))
  test(`is found beside the languages and in the menu, and says what it does, in ${language}`, async ({ page }) => {
    const effect = say(language, 'common', 'comfort.effect');
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPage(page, localizedPath('/', language));
    const inHeader = comfortSwitch(page.getByRole('banner'), language);
    await expect(inHeader).toHaveAccessibleDescription(effect);
    // right after the languages
    await page
      .getByRole('banner')
      .getByRole('navigation', { name: say(language, 'menu', 'language'), exact: true })
      .getByRole('link')
      .last()
      .focus();
    await page.keyboard.press('Tab');
    await expect(inHeader).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(inHeader).toHaveAttribute('aria-pressed', 'true');
    expect(await mark(page)).toBe('on');

    await page.setViewportSize({ width: 390, height: 844 });
    await page
      .getByRole('banner')
      .getByRole('button', { name: say(language, 'drawer', 'open') })
      .click();
    const inMenu = comfortSwitch(page.getByRole('dialog'), language);
    await expect(inMenu).toHaveAttribute('aria-pressed', 'true');
    await expect(inMenu).toHaveAccessibleDescription(effect);
    await expect(page.getByRole('dialog').getByText(effect)).toBeVisible();
    await inMenu.click();
    expect(await mark(page)).toBeNull();
  });

test('applies before the first paint and shifts nothing', async ({ page }) => {
  await withComfort(page);
  // fallback fonts differ from machine to machine
  await page.route('**/*.woff2', (route) => route.abort());
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { readonly value: number })[];
      sessionStorage.setItem('shift', String(shifts.reduce((sum, { value }) => sum + value, Number(sessionStorage.getItem('shift')))));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const address of ['/', '/contato', pathOfRoom]) {
    await page.goto(address);
    expect(await mark(page)).toBe('on');
    await hydrated(page);
  }
  expect(Number(await page.evaluate(() => sessionStorage.getItem('shift')))).toBeLessThan(0.02);
});
