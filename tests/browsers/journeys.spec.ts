import { announcementDelay } from '../../src/domain/offers/announcement';
import { hotelToday } from '../../src/domain/time/clock';
import { addDays, formatDate } from '../../src/domain/time/plainDate';
import { hotelTimeZone } from '../../src/site';
import { collapsedLabel, menuPaths } from '../support/content/navigation';
import { announcement } from '../support/pages/announcement';
import { engineAddress } from '../support/servers/bookingEngine';
import type { Guest } from '../support/browsers/guest';
import { expect, test } from '../support/browsers/test';
import { firstAlbum } from '../support/pages/gallery';
import { say } from '../support/content/messages';

// The main journeys in each browser, by mouse and keyboard, in Portuguese.

const dialog = (name: string) => ({ selector: 'dialog[open]', name });
const button = (area: string, key: string) => ({ selector: 'button', name: say('pt', area, key) });

/** Waits for the announcement and closes it, so that it does not cover what follows. */
async function withoutAnnouncement(guest: Guest): Promise<void> {
  if (!announcement) return;
  await guest.click(button('announcement', 'close'));
  await guest.hides({ selector: 'dialog[open]' });
}

test('the menu opens, traps the focus and restores it', async ({ guest }) => {
  await guest.resize(800, 900);
  await guest.open('/contato');
  await withoutAnnouncement(guest);
  const [open, close, menu] = [button('drawer', 'open'), button('drawer', 'close'), dialog(say('pt', 'drawer', 'label'))];
  await guest.click(open);
  await guest.shows(menu);
  await guest.focuses(close);
  // at most as many as it has links: after the last one the focus may go to the browser's own controls
  for (let presses = 0; presses < 10; presses += 1) {
    await guest.press('Tab');
    expect(await guest.evaluate(() => document.activeElement?.closest('dialog[open]') != null, null)).toBe(true);
  }
  await guest.press('Escape');
  await guest.hides(menu);
  await guest.focuses(open);
  await guest.press('Enter');
  await guest.shows(menu);
  const [path = ''] = menuPaths;
  await guest.click({ selector: 'dialog a', name: collapsedLabel('pt', path) });
  await expect.poll(async () => new URL(await guest.address()).pathname).toBe(path);
  await guest.hides(menu);
});

test('the booking card takes dates by click and by keyboard, and leads to the engine', async ({ guest }) => {
  const checkIn = addDays(hotelToday(new Date(), hotelTimeZone), 40);
  const checkOut = addDays(checkIn, 4);
  const field = (key: string) => ({ selector: 'form input', name: say('pt', 'booking', key) });
  const value = (name: string) => guest.evaluate((field) => document.querySelector<HTMLInputElement>(`form input[name="${field}"]`)?.value, name);
  await guest.open('/');
  await withoutAnnouncement(guest);

  await guest.click(field('checkIn'));
  await guest.shows(dialog(say('pt', 'calendar', 'label', { field: say('pt', 'booking', 'checkIn') })));
  const dateText = (format: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('pt-BR', { ...format, timeZone: 'UTC' }).format(new Date(`${checkIn}T12:00:00Z`));
  const month = dateText({ month: 'long', year: 'numeric' });
  const shown = () => guest.evaluate(() => document.querySelector('dialog[open] p')?.textContent, null);
  for (let months = 0; (await shown()) !== month; months += 1) {
    expect(months, `the calendar comes to ${month}`).toBeLessThan(3);
    await guest.click(button('calendar', 'nextMonth'));
  }
  await guest.click({ selector: 'dialog [role="gridcell"]', name: `${say('pt', 'calendar', 'chooseDay')} ${dateText({ dateStyle: 'full' })}` });
  await guest.focuses(field('checkOut'));
  expect([await value('CheckIn'), await value('CheckOut')]).toEqual([formatDate(checkIn), formatDate(addDays(checkIn, 1))]);

  await guest.press('Enter');
  // from the selected day, three days on
  const day = { selector: 'dialog [role="gridcell"][tabindex="0"]' };
  await guest.focuses(day);
  for (let days = 0; days < 3; days += 1) await guest.press('ArrowRight');
  await guest.press('Enter');
  await guest.focuses(field('checkOut'));
  expect(await value('CheckOut')).toBe(formatDate(checkOut));

  await guest.click(button('booking', 'more'));
  await guest.click(button('booking', 'submit'));
  await expect.poll(() => guest.address()).toBe(engineAddress({ checkIn, checkOut, people: 3 }));
});

test('the announcement opens four seconds after load, and closes', async ({ guest }) => {
  test.skip(!announcement, 'the hotel announces nothing');
  await guest.open('/contato');
  await guest.evaluate(() => {
    const note = () => {
      if (document.querySelector('dialog[open]')) document.body.dataset.announced ??= String(performance.now());
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    note();
  }, null);
  await guest.focuses(button('announcement', 'close'));
  const delay = await guest.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return Number(document.body.dataset.announced) - (navigation?.loadEventEnd ?? 0);
  }, null);
  // page clocks have a low resolution
  expect(delay).toBeGreaterThan(announcementDelay - 20);
  await guest.press('Escape');
  await guest.hides({ selector: 'dialog[open]' });
});

test('the gallery’s pictures open, turn by the arrow keys, each with its address, and close', async ({ guest }) => {
  const [first, second] = firstAlbum();
  const lightbox = dialog(say('pt', 'lightbox', 'label'));
  const named = async () => decodeURIComponent(new URL(await guest.address()).hash);
  await guest.open('/galeria');
  await withoutAnnouncement(guest);
  await guest.click({ selector: `#foto-${first} a` });
  await guest.shows(lightbox);
  expect(await named()).toBe(`#foto-${first}`);
  for (const [key, picture] of [
    ['ArrowRight', second],
    ['ArrowLeft', first],
  ] as const) {
    await guest.press(key);
    await expect.poll(named).toBe(`#foto-${picture}`);
    await expect
      .poll(() =>
        guest.evaluate(
          () => [...document.querySelectorAll<HTMLImageElement>('dialog[open] img')].map((image) => image.complete && image.naturalWidth > 0),
          null,
        ),
      )
      .toEqual([true]);
  }
  await guest.press('Escape');
  await guest.hides(lightbox);
  await expect.poll(named).toBe('');
  await guest.focuses({ selector: `#foto-${first} a` });
});
