import type { Page } from '@playwright/test';
import { expect } from '../../support/test';
import { localizedPath } from '../../../src/domain/i18n/localizedPath';
import { languages } from '../../../src/site';
import { axeFindings, sidewaysOverflow } from '../../support/checks/accessibility';
import { consentBar, visit } from '../../support/pages/consent';
import { scrollThrough } from '../../support/pages/inBrowser';
import { accepted, test, tracesOf, variantEnvironment } from '../../support/servers/variant';

const nothing = { scripts: [], frames: 0, globals: [] };

test('before an answer nothing is requested from third parties, and nothing is stored', async ({ page, context, outsideRequests }) => {
  await visit(page, '/');
  await consentBar(page, 'pt').come();
  await scrollThrough(page);
  await page.locator('a[href="/gastronomia"]').filter({ visible: true }).last().click();
  await expect(page).toHaveURL('/gastronomia');
  await scrollThrough(page);
  expect(outsideRequests).toEqual([]);
  expect(await tracesOf(page)).toEqual(nothing);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

for (const language of languages) {
  test(`refusing is as easy as accepting, is remembered and can be changed in the footer, by keyboard, in ${language}`, async ({ page, outsideRequests }) => {
    await visit(page, localizedPath('/resort', language));
    const { bar, labels: messages, accept, refuse, privacy, reopen, come } = consentBar(page, language);
    await expect(bar).toBeHidden();
    await come();
    await expect(privacy).toHaveAttribute('href', localizedPath('/privacidade', language));
    const looks = await Promise.all(
      [refuse, accept].map((button) =>
        button.evaluate((element) => {
          const { width, height } = element.getBoundingClientRect();
          const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element);
          return { size: [width, height].map(Math.round), color, backgroundColor, borderColor, fontSize, fontWeight };
        }),
      ),
    );
    expect(looks[0]).toEqual(looks[1]);

    await refuse.focus();
    await page.keyboard.press('Enter');
    await expect(bar).toBeHidden();
    await expect(page.locator('main')).toBeFocused();
    await page.reload();
    await reopen.focus();
    await expect(bar).toBeHidden();

    await page.keyboard.press('Enter');
    await expect(bar).toContainText(messages.now.refused);
    await expect(refuse).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(bar).toBeHidden();
    await expect(reopen).toBeFocused();
    expect(outsideRequests).toEqual([]);

    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(accept).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(reopen).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem('consent'))).toBe(accepted);
    await reopen.click();
    await expect(bar).toContainText(messages.now.accepted);
  });
}

/** Names of elements at the edges of the screen that overlap the consent bar. */
const covered = (page: Page, label: string) =>
  page.evaluate((name) => {
    const bar = document.querySelector(`[role=region][aria-label="${name}"]`);
    const { top, bottom } = bar?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    return [...document.querySelectorAll('#___gatsby *')]
      .filter((element) => element !== bar && getComputedStyle(element).position === 'fixed' && element.checkVisibility())
      .filter((element) => {
        const box = element.getBoundingClientRect();
        return box.height > 0 && box.top < bottom && box.bottom > top;
      })
      .map((element) => element.getAttribute('aria-label') ?? element.className);
  }, label);

/** The focused element, if the consent bar covers it. */
const focusBehind = (page: Page, label: string) =>
  page.evaluate((name) => {
    const bar = document.querySelector(`[role=region][aria-label="${name}"]`);
    const focused = document.activeElement;
    if (!bar || !focused || focused === document.body || bar.contains(focused)) return null;
    const [one, other] = [bar.getBoundingClientRect(), focused.getBoundingClientRect()];
    return one.top < other.bottom && one.bottom > other.top ? focused.outerHTML.slice(0, 200) : null;
  }, label);

for (const [language, width, height] of [
  ['fr', 320, 640],
  ['fr', 390, 844],
  ['fr', 899, 700],
  ['fr', 900, 700],
  ['pt', 1440, 900],
] as const)
  test(`${width} px wide, the consent bar covers neither buttons at the edges nor the focus nor the end of the page, and shifts nothing, in ${language}`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await visit(page, localizedPath('/contato', language));
    await page.evaluate(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => shifts.push(...list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value))).observe({
        type: 'layout-shift',
      });
    });
    const { bar, labels: messages, come } = consentBar(page, language);
    await come();
    // web fonts may shift a line by a pixel
    expect.soft(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0))).toBeLessThan(0.001);
    expect.soft(await covered(page, messages.label)).toEqual([]);
    expect.soft(await sidewaysOverflow(page)).toEqual([]);
    expect.soft(await axeFindings(page)).toEqual([]);

    // at the top of the page the bar is hidden
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(() => focusBehind(page, messages.label)).toBeNull();
    }
    await come();

    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    const end = await page.getByRole('contentinfo').evaluate((footer) => footer.getBoundingClientRect().bottom);
    const box = await bar.boundingBox();
    if (width >= 900) expect(end).toBeLessThanOrEqual(box?.y ?? 0);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no consent is asked, since nothing is loaded, and the site’s own contacts are shown', async ({ page, outsideRequests }) => {
    await page.goto('/');
    await expect(consentBar(page, 'pt').reopen).toBeHidden();
    const form = page.locator('section', { has: page.locator('#suas-informacoes') }).locator('form');
    await expect(form).toHaveAttribute('action', variantEnvironment.GATSBY_FORMS_ENDPOINT);
    await expect(form.getByRole('button')).toBeVisible();
    expect(outsideRequests).toEqual([]);
  });
});
