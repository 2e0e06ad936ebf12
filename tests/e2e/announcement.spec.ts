import type { Locator, Page } from '@playwright/test';
import { localizedPath } from '../../src/domain/i18n/localizedPath';
import { menuPaths } from '../support/content/navigation';
import { pathOfRole } from '../support/content/hotel';
import { say, messagesOf } from '../support/content/messages';
import { advanceClockUntil, openWithStoppedClock, settled } from '../support/clock/stoppedClock';
import { announcement, announcementOn } from '../support/pages/announcement';
import { announceOnly } from '../support/pages/nothingAnnounced';
import { inLanguages } from '../support/sampling';
import { scriptWith } from '../support/servers/scripts';
import { expect, test } from '../support/test';

// The delay is tested to the millisecond, and what else it waits for, in src/components/dialog/useAnnouncementDue.test.ts.

test.skip(!announcement, 'the hotel announces nothing');
test.use({ viewport: { width: 1440, height: 900 } });

/** Milliseconds after a key (docs/hotel-rules.md 12.10). */
const keyPause = 10_000;

/** Pixels. */
const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It has no box.');
  return box;
};

/** Whether the document has loaded the announcement's script, which is that of the menu too. */
let hasScript = false;
test.beforeEach(async ({ page }) => {
  await announceOnly(page, announcement?.slug ?? '');
  const script = scriptWith(say('pt', 'announcement', 'close').slice(0, 9));
  page.on('domcontentloaded', () => {
    hasScript = false;
  });
  page.on('requestfinished', (request) => {
    hasScript ||= script.test(request.url());
  });
});

/** Advances the clock, by less than four seconds, and waits until the announcement's script has loaded. */
async function ahead(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
  await expect.poll(() => hasScript).toBe(true);
  await settled(page);
}

/** Opens a page until it is shown. */
async function openAnnounced(page: Page, path: string): Promise<void> {
  await openWithStoppedClock(page, path);
  await ahead(page, 3900);
  await page.clock.runFor(200);
}

for (const language of inLanguages('fr'))
  test(`opens after four seconds with its content, in ${language}`, async ({ page }) => {
    const { dialog, lightbox, label, heading, tagline, more, picture, close } = announcementOn(page, language);
    await openWithStoppedClock(page, localizedPath('/contato', language));
    const brand = page.getByRole('link', { name: messagesOf(language, 'menu').home?.replace('{{name}}', '') }).first();
    await brand.focus();
    await ahead(page, 3900);
    await expect(dialog).toHaveCount(0);
    await page.clock.runFor(200);

    await expect(dialog).toBeVisible();
    for (const part of [label, heading, tagline]) await expect(part).toBeVisible();
    await expect(more).toHaveAttribute('href', localizedPath(announcement?.path ?? '', language));
    await expect(more).toHaveAttribute('target', '_blank');

    // modal: nothing behind it is reachable by mouse or keyboard
    await expect(close).toBeFocused();
    expect(await dialog.evaluate((shown) => shown.matches(':modal'))).toBe(true);
    for (const expected of [picture, more]) {
      await page.keyboard.press('Tab');
      await expect(expected).toBeFocused();
    }
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('header, main, footer, aside'))).toBeNull();
    const { x, y, width, height } = await boxOf(brand);
    const isOnTop = ([left, top]: readonly [number, number]) =>
      brand.evaluate((link, at) => link.contains(document.elementFromPoint(...at)), [left, top] as [number, number]);
    expect(await isOnTop([x + width / 2, y + height / 2])).toBe(false);

    const card = await boxOf(dialog);
    expect(card.width).toBe(650);
    expect(card.height).toBeLessThanOrEqual(0.9 * 900);
    expect((await boxOf(picture.getByRole('img', { includeHidden: true }))).height).toBe(350);

    await picture.click();
    await expect.poll(async () => Math.round((await boxOf(lightbox.getByRole('img'))).height)).toBe(400);
    const image = await boxOf(lightbox.getByRole('img'));
    await page.mouse.click(image.x + image.width / 2, image.y + image.height / 2);
    await expect(lightbox).toHaveCount(0);
    await expect(picture).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(brand).toBeFocused();
  });

test('fits small and low screens, is not the largest contentful paint, and gives Tab back to the page', async ({ page }) => {
  const { dialog, more, picture } = announcementOn(page, 'fr');
  await page.setViewportSize({ width: 390, height: 844 });
  await openAnnounced(page, '/fr/contato');
  for (const part of [dialog, picture]) await expect(part).toHaveCSS('opacity', '1');
  // PerformanceObservers are notified by frames, not by the fake clock
  const painted = await page.evaluate(async () => {
    const entries = new Promise<PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    return (await entries).map((entry) => Boolean((entry as PerformanceEntry & { element: Element | null }).element?.closest('dialog')));
  });
  expect(painted.length).toBeGreaterThan(0);
  expect(painted).not.toContain(true);
  for (const viewport of [
    { width: 320, height: 640 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(viewport);
    const card = await boxOf(dialog);
    expect(card.width).toBeLessThanOrEqual(Math.min(650, viewport.width));
    expect(card.height).toBeLessThanOrEqual(0.9 * viewport.height);
    expect((await boxOf(picture)).height).toBeLessThanOrEqual(350);
    await more.scrollIntoViewIfNeeded();
    await expect(more).toBeInViewport();
  }

  // who has touched nothing begins at the top of the page
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.locator('.skip')).toBeFocused();
});

test('opens once per page session, and again after a reload until it is closed', async ({ page }) => {
  const { dialog, close } = announcementOn(page, 'pt');
  const [path = ''] = menuPaths.filter((one) => one !== '/contato');
  await openAnnounced(page, '/contato');
  await expect(dialog).toBeVisible();
  await page.reload();
  await advanceClockUntil(page, async () => expect(page.locator('#___gatsby[data-hydrated]')).toBeAttached({ timeout: 20 }));
  await ahead(page, 3900);
  await page.clock.runFor(200);
  await close.click();
  await expect(dialog).toHaveCount(0);
  await page.locator(`header a[href="${path}"]`).filter({ visible: true }).first().click();
  // until the tap is highlighted, before its page is shown
  await page.clock.runFor(20);
  await expect(page).toHaveURL(path);
  await page.clock.runFor(20_000);
  await settled(page);
  await expect(dialog).toHaveCount(0);
});

test('does not interrupt a visitor who is writing: every letter arrives, and it comes ten seconds after the last, once the field is left', async ({ page }) => {
  const { dialog } = announcementOn(page, 'pt');
  await openWithStoppedClock(page, pathOfRole('spa'));
  const field = page.getByRole('main').locator('form').getByRole('textbox').first();
  await field.focus();
  await ahead(page, 3500);
  const name = 'Maria da Conceição Aparecida';
  for (const letter of name) {
    await page.keyboard.type(letter);
    await page.clock.runFor(110);
  }
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(name);
  await page.clock.runFor(keyPause);
  await settled(page);
  await expect(dialog).toHaveCount(0);
  await field.blur();
  await page.clock.runFor(1000);
  await expect(dialog).toBeVisible();
});

test('is not shown on the 404 page, nor is the weather link', async ({ page }) => {
  await openWithStoppedClock(page, '/nao-existe');
  await page.clock.runFor(10_000);
  await settled(page);
  await expect(announcementOn(page, 'pt').dialog).toHaveCount(0);
  await expect(page.getByRole('complementary', { name: messagesOf('pt', 'common').weather })).toHaveCount(0);
});
