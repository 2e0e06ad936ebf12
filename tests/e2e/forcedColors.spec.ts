import type { Locator, Page } from '@playwright/test';
import { bookingCard } from '../support/pages/booking';
import { comfortSwitch } from '../support/pages/comfort';
import { hotel, pathOfRole } from '../support/content/hotel';
import { forcedLook } from '../support/checks/forcedLook';
import { openPage } from '../support/pages/inBrowser';
import { expect, test } from '../support/test';
import { say } from '../support/content/messages';

// Forced colours (Windows' contrast themes) keep no background, gradient or shadow: every state has another mark. Those of journeys: tests/field.

test.use({ forcedColors: 'active', viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });

/** A Saturday evening at the hotel: some places are open, others are not. */
const evening = new Date('2026-12-05T19:30:00-03:00');

async function open(page: Page, path: string): Promise<void> {
  await page.clock.setFixedTime(evening);
  await openPage(page, path);
}

const expectToDiffer = async (one: Locator, other: Locator) => expect(await forcedLook(one)).not.toBe(await forcedLook(other));

/** A button that is pressed again looks as before. */
async function expectToToggle(button: Locator): Promise<void> {
  // the pointer stays on it
  await button.hover();
  const off = await forcedLook(button);
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => forcedLook(button)).not.toBe(off);
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  // once its transition has ended
  await expect.poll(() => forcedLook(button)).toBe(off);
}

/** Without the border of the element itself, it would have no extent. */
const borderOf = (locator: Locator, pseudo?: string) =>
  locator.evaluate((element, which) => {
    const style = getComputedStyle(element, which);
    return Math.max(...['Top', 'Bottom'].map((side) => Number.parseFloat(style.getPropertyValue(`border-${side.toLowerCase()}-width`))));
  }, pseudo);

test('days of the calendar: chosen, the other end, between, today, past and ordinary', async ({ page }) => {
  await open(page, '/');
  const card = bookingCard(page, 'pt');
  await card.pick('checkIn', '2026-12-10');
  await card.pick('checkOut', '2026-12-14');
  await card.checkIn.click();
  const days = ['10', '12', '14', '20', '05', '03'].map((day) => `2026-12-${day}`);
  const looks = await Promise.all(days.map((day) => forcedLook(card.dayCell(day))));
  expect(new Set(looks).size, JSON.stringify(looks, null, 1)).toBe(looks.length);
});

test('the comfort switch', async ({ page }) => {
  await open(page, '/contato');
  await expectToToggle(comfortSwitch(page.getByRole('contentinfo'), 'pt'));
});

test('days and bars of the hours: the day that is shown, and what is open now', async ({ page }) => {
  await open(page, '/gastronomia');
  const chips = page.getByRole('group', { name: say('pt', 'hours', 'weekday') });
  await expectToDiffer(chips.locator('input:checked + span'), chips.locator('input:not(:checked) + span').first());
  const bars = page.locator('p[data-days]:has(> span):visible');
  const openNow = bars.filter({ hasText: say('pt', 'hours', 'openNow') });
  await expectToDiffer(openNow.first(), bars.filter({ hasNotText: say('pt', 'hours', 'openNow') }).first());
  for (const bar of await bars.all()) expect(await borderOf(bar)).toBeGreaterThan(0);
});

test('bars, stripes and days of the year', async ({ page }) => {
  await open(page, pathOfRole('offers'));
  const links = page.getByRole('navigation', { name: say('pt', 'experiences', 'calendar') }).getByRole('link');
  const borders = await Promise.all(
    (await links.all()).map(async (link) => Math.max(...(await Promise.all([undefined, '::before', '::after'].map((part) => borderOf(link, part)))))),
  );
  expect(Math.min(...borders)).toBeGreaterThan(0);
});

test('tabs, the current page and the language', async ({ page }) => {
  await open(page, '/acomodacoes');
  const tabs = page.getByRole('tab');
  await expectToDiffer(tabs.and(page.locator('[aria-selected="true"]')), tabs.and(page.locator('[aria-selected="false"]')).first());
  for (const name of [say('pt', 'menu', 'main'), say('pt', 'menu', 'language')]) {
    const links = page.getByRole('navigation', { name, exact: true }).locator('a');
    await expectToDiffer(
      links.and(page.locator('[aria-current]')),
      links.and(page.locator(`:not([aria-current], [aria-label*="${hotel.shortName}"])`)).first(),
    );
  }
});

test('layouts of an event', async ({ page }) => {
  await open(page, '/detalhes-eventos');
  const layouts = page.locator('input[type="radio"][name] + span:has(svg)');
  await expectToDiffer(page.locator('input[type="radio"]:checked + span:has(svg)'), layouts.last());
});

test('a button at its bound', async ({ page }) => {
  await open(page, '/');
  const card = bookingCard(page, 'pt');
  await card.fewer.focus();
  const usual = await card.fewer.screenshot();
  await page.keyboard.press('Enter');
  await expect(card.fewer).toBeDisabled();
  // the computed colours are those from before they are forced
  expect((await card.fewer.screenshot()).equals(usual)).toBe(false);
});
