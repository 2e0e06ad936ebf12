import { hotelToday } from '../../src/domain/time/clock';
import { addDays } from '../../src/domain/time/plainDate';
import { hotelTimeZone } from '../../src/site';
import { wrapTexts } from '../field/conditions/translated';
import { engineAddress } from '../support/servers/bookingEngine';
import type { Guest } from '../support/browsers/guest';
import { expect, test } from '../support/browsers/test';
import { announcement } from '../support/pages/announcement';
import { map, places } from '../support/pages/map';
import { say } from '../support/content/messages';
import { pathOfRole } from '../support/content/hotel';

// The conditions of tests/field that Firefox and WebKit can run: docs/field.md lists the others, with the reason.

const button = (area: string, key: string) => ({ selector: 'button', name: say('pt', area, key) });

/** Opens a page on which the announcement was closed before. */
async function open(guest: Guest, path: string): Promise<void> {
  await guest.open('/contato');
  await guest.evaluate((slug) => localStorage.setItem('announcementClosed', `${slug} ${Date.now()}`), announcement?.slug ?? '');
  await guest.open(path);
}

/** Runs in the page: the spacing that WCAG 2.2 1.4.12 lets readers set. */
function setSpacing(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
  );
  document.adoptedStyleSheets.push(sheet);
}

/** Notes errors that nothing catches. */
const noteErrors = (guest: Guest) =>
  guest.evaluate(() => {
    window.addEventListener('error', ({ message }) => {
      document.body.dataset.broken = `${document.body.dataset.broken ?? ''} ${message}`;
    });
  }, null);
const errors = (guest: Guest) => guest.evaluate(() => document.body.dataset.broken ?? '', null);

test('the map works while the page is translated', async ({ guest }) => {
  test.skip(!map, 'the content has no map');
  await open(guest, '/estrutura#mapa');
  await noteErrors(guest);
  await guest.shows(button('map', 'withChildren'));
  await guest.evaluate(wrapTexts, null);
  const status = () => guest.evaluate(() => document.querySelector('#mapa [role="status"]')?.textContent, null);
  const children = places.filter(({ withChildren }) => withChildren).length;
  await guest.click(button('map', 'withChildren'));
  await expect.poll(status).toBe(say('pt', 'map', children === 1 ? 'count_one' : 'count_other', { count: String(children) }));
  await guest.click(button('map', 'open'));
  await guest.click(button('map', 'withChildren'));
  await guest.click(button('map', 'open'));
  await expect.poll(status).toBe('');
  await guest.shows(button('map', 'withChildren'));
  expect(await errors(guest)).toBe('');
});

test('a stay is booked while text is spaced out, and the page is not wider than the window', async ({ guest }) => {
  await guest.resize(400, 900);
  await open(guest, '/');
  await guest.evaluate(setSpacing, null);
  expect(await guest.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth, null)).toBe(0);
  const checkIn = hotelToday(new Date(), hotelTimeZone);
  await guest.click(button('booking', 'submit'));
  await expect.poll(() => guest.address()).toBe(engineAddress({ checkIn, checkOut: addDays(checkIn, 1) }));
});

// Firefox keeps the state of fields over a reload
for (const path of ['/acomodacoes', '/gastronomia', `${pathOfRole('offers')}#qual-vale`, '/detalhes-eventos'])
  test(`after a reload of ${path}, what its fields show is what is used`, async ({ guest }) => {
    await open(guest, path);
    // what loads near the viewport
    await guest.evaluate(() => window.scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }), null);
    const change = () =>
      guest.evaluate(() => {
        const fields = [...document.querySelectorAll<HTMLSelectElement | HTMLInputElement>('main select, main input:is([type="checkbox"], [type="radio"])')];
        let changes = 0;
        for (const field of fields) {
          if (field instanceof HTMLSelectElement) {
            field.selectedIndex = field.options.length - 1;
            field.dispatchEvent(new Event('change', { bubbles: true }));
          } else if (field.isConnected && !field.checked && !field.disabled) field.click();
          changes += 1;
        }
        return changes;
      }, null);
    await expect.poll(change).toBeGreaterThan(0);
    await guest.evaluate(() => {
      document.body.dataset.before = '';
      window.location.reload();
    }, null);
    await expect.poll(() => guest.evaluate(() => document.body.dataset.before === undefined, null).catch(() => false)).toBe(true);
    await guest.shows({ selector: '#___gatsby[data-hydrated]' });
    /** Fields whose value is not that of their React component. */
    const stale = () =>
      guest.evaluate(
        () =>
          [...document.querySelectorAll<HTMLSelectElement | HTMLInputElement>('main select, main input')].flatMap((field) => {
            const key = Object.keys(field).find((name) => name.startsWith('__reactProps$'));
            const props = key && (field as unknown as Record<string, { value?: string | number; checked?: boolean; disabled?: boolean }>)[key];
            if (!props) return [];
            const toggled = field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);
            const shown = toggled ? field.checked : field.value;
            const used = toggled ? props.checked : props.value;
            const same = (used === undefined || String(used) === String(shown)) && Boolean(props.disabled) === field.disabled;
            return same ? [] : [`${field.outerHTML.slice(0, 100)} shows ${String(shown)}`];
          }),
        null,
      );
    await expect.poll(stale).toEqual([]);
  });
