import type { Page } from '@playwright/test';
import { formatStay } from '../../src/domain/i18n/formatStay';
import { localizedPath } from '../../src/domain/i18n/localizedPath';
import type { Language } from '../../src/site';
import { bookingCard } from '../support/pages/booking';
import { calendarChunk, calendarOn } from '../support/pages/calendar';
import { hold, scriptWith } from '../support/servers/scripts';
import { openPage } from '../support/pages/inBrowser';
import { inFull, inLanguages } from '../support/sampling';
import { expect, test, withoutFilm } from '../support/test';
import { say } from '../support/content/messages';

test.use(withoutFilm);

// Sunday 23:30 at the hotel; Monday 02:30 for the visitor in Lisbon.
const lateSunday = new Date('2027-03-07T23:30:00-03:00');

/** Zoomed to 400 %; a phone on its side; low windows on a desk. */
const windows = ['320 256', '932 340', '1280 400', '1280 535', '667 375', '1280 460', '390 844', '768 1024', '1920 1080'];

/** Opens a page. @returns its booking card */
async function open(page: Page, { path = '/', language = 'pt', now = lateSunday }: { path?: string; language?: Language; now?: Date } = {}) {
  await page.clock.setFixedTime(now);
  await openPage(page, localizedPath(path, language));
  return bookingCard(page, language);
}

/** Width of the window without its bar of scrolling. */
const innerWidth = (page: Page) => page.evaluate(() => document.documentElement.clientWidth);

for (const language of inLanguages('fr'))
  test(`is in the language of its page, and shows nights and weekdays of a stay, in ${language}`, async ({ page }) => {
    const card = await open(page, { language });
    await card.checkIn.click();
    // src/components/booking/Calendar.test.tsx has each weekday and full date
    await expect(card.calendar.getByRole('paragraph').first()).toHaveText(calendarOn(page, language).month('2027-03-01'));
    await card.show('2027-04-01');
    await card.dayCell('2027-04-01').click();
    await expect(card.calendar).toBeHidden();
    await expect(card.length).toContainText(formatStay({ stay: { checkIn: '2027-04-01', checkOut: '2027-04-02' }, language }));
    await card.pick('checkOut', '2027-04-06');
    const stay = { checkIn: '2027-04-01', checkOut: '2027-04-06' };
    await card.shows(stay);
    await expect(card.length).toContainText(formatStay({ stay, language }));
    await card.checkIn.click();
    await expect(card.calendar.getByText(formatStay({ stay, language }))).toBeVisible();
    await page.keyboard.press('Escape');
    await card.clear('checkOut').click();
    await expect(card.length).toHaveText('');
  });

test('opens by a click anywhere in its field’s column or by three keys, and closes by Escape with the focus back on the field', async ({ page }) => {
  const card = await open(page);
  for (const field of [card.checkIn, card.checkOut]) {
    const opened = async () => {
      await expect(calendarOn(page, 'pt').focusedDay).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(card.calendar).toBeHidden();
      await expect(field).toBeFocused();
    };
    for (const key of ['Enter', ' ', 'ArrowDown']) {
      await field.focus();
      await page.keyboard.press(key);
      await opened();
    }
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await field.click();
      await opened();
      const [id = ''] = (await field.getAttribute('aria-describedby'))?.split(' ') ?? [];
      const hint = await page.locator(`[aria-hidden="true"]:is([id="${id}"], :has(+ [hidden][id="${id}"]))`).boundingBox();
      await page.mouse.click((hint?.x ?? 0) + 10, (hint?.y ?? 0) + (hint?.height ?? 0) - 3);
      await opened();
    }
  }
  await card.shows({ checkIn: '2027-03-07', checkOut: '2027-03-08' });
});

test('opens below its field on wide screens, and as a bottom sheet on phones', async ({ page }) => {
  const card = await open(page, { path: '/estrutura' });
  for (const { width, panel } of [
    { width: 1440, panel: 736 },
    { width: 1023, panel: 400 },
    { width: 769, panel: 400 },
    { width: 768, panel: null },
    { width: 320, panel: null },
  ]) {
    await page.setViewportSize({ width, height: 900 });
    await card.checkIn.evaluate((field) => field.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await card.checkIn.click();
    await expect(calendarOn(page, 'pt').focusedDay).toBeVisible();
    const [box, field] = [await card.calendar.boundingBox(), await card.checkIn.boundingBox()];
    if (panel === null) expect([box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, await innerWidth(page), 900]);
    else {
      expect(box?.width).toBe(panel);
      expect(Math.abs((box?.x ?? 0) - (field?.x ?? 0))).toBeLessThan(40);
      expect((box?.y ?? 0) > (field?.y ?? 0) || (box?.y ?? 0) + (box?.height ?? 0) < (field?.y ?? 0) + 1).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(card.calendar).toBeHidden();
  }
});

for (const [width = 0, height = 0] of inFull(windows, ...windows.slice(0, 4)).map((size) => size.split(' ').map(Number)))
  test(`is whole in a window of ${width} × ${height}, its head first`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const [card, calendar] = [await open(page), calendarOn(page, 'pt')];
    await card.checkIn.click();
    await expect(calendar.focusedDay).toBeVisible();
    const end = [calendar.day('2027-03-31'), card.calendar.getByRole('button').last()];
    // in the lowest windows the end of the month is reached by scrolling
    const parts = [card.calendar, calendar.next, calendar.shown.first(), ...(height > 300 ? end : [])];
    for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
    const [box, head] = [await card.calendar.boundingBox(), await calendar.shown.first().boundingBox()];
    expect((head?.y ?? 0) - (box?.y ?? 0)).toBeLessThan(40);
    if (height < 528) expect(box).toMatchObject({ x: 0, width: await innerWidth(page) });
    for (const cell of await calendar.grids.first().getByRole('gridcell').all()) {
      const day = await cell.boundingBox();
      expect(Math.min(day?.width ?? 0, day?.height ?? 0)).toBeGreaterThanOrEqual(24);
    }
  });

test('works by keyboard alone, and typing changes nothing', async ({ page }) => {
  const card = await open(page);
  await card.shows({ checkIn: '2027-03-07', checkOut: '2027-03-08' });
  await card.checkIn.focus();
  await page.keyboard.type('31122030');
  await page.keyboard.press('Delete');
  await card.shows({ checkIn: '2027-03-07', checkOut: '2027-03-08' });
  await page.keyboard.press('Enter');
  await expect(card.dayCell('2027-03-07')).toBeFocused();
  // days before today are disabled, and the chosen day is kept
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(card.calendar).toBeHidden();
  await expect(card.checkOut).toBeFocused();
  await card.shows({ checkIn: '2027-03-07', checkOut: '2027-03-08' });
  await card.checkIn.focus();
  await page.keyboard.press('Enter');
  await expect(card.dayCell('2027-03-07')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await card.shows({ checkIn: '2027-03-15', checkOut: '2027-03-16' });
  await expect(card.checkOut).toBeFocused();
  await expect(card.checkOut).toHaveAccessibleDescription(new RegExp(`^${say('pt', 'booking', 'pickCheckOut')} 1 noite, segunda a terça`));
  await page.keyboard.press(' ');
  await expect(card.dayCell('2027-03-16')).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect(card.dayCell('2027-04-16')).toBeFocused();
  await page.keyboard.press('Enter');
  await card.shows({ checkIn: '2027-03-15', checkOut: '2027-04-16' });
  await expect(card.checkOut).toBeFocused();
  await expect(card.checkOut).toHaveAccessibleDescription(/^sexta-feira, .* 32 noites/);
});

test('a tap before the calendar has loaded is kept: a panel says so, which Escape closes, then it opens', async ({ page }) => {
  const release = await hold(page, scriptWith(calendarChunk));
  const card = await open(page);
  const loading = card.form.getByRole('status').getByText(say('pt', 'common', 'loading'));
  await card.checkIn.click();
  await expect(loading).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(loading).toHaveCount(0);
  await card.checkIn.click();
  await expect(loading).toBeVisible();
  release();
  await expect(card.dayCell('2027-03-07')).toBeFocused();
  await expect(loading).toHaveCount(0);
});

test('a page left open past midnight at the hotel moves to the new day, its open calendar too', async ({ page }) => {
  await page.clock.install({ time: lateSunday });
  await page.goto('/');
  const card = bookingCard(page, 'pt');
  await card.shows({ checkIn: '2027-03-07', checkOut: '2027-03-08' });
  await card.checkIn.click();
  await expect(card.dayCell('2027-03-07')).toHaveAttribute('aria-disabled', 'false');
  await page.clock.fastForward('45:00');
  await card.shows({ checkIn: '2027-03-08', checkOut: '2027-03-09' });
  await expect(card.dayCell('2027-03-07')).toHaveAttribute('aria-disabled', 'true');
});
