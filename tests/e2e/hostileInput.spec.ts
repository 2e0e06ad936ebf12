import type { Page } from '@playwright/test';
import { tripPath } from '../../src/domain/pages/addresses';
import { room, pathOfRole } from '../support/content/hotel';
import { hostileText } from '../support/content/hostileText';
import { languageLinkNames } from '../support/content/messages';
import { openPage } from '../support/pages/inBrowser';
import { inFull } from '../support/sampling';
import { expect, noon, test, withoutFilm } from '../support/test';

// What only a browser makes of hostile input: tests/components/hostileText.test.tsx has every word in every form, the tests of queries have every value.

const [markup = ''] = hostileText;

/** What a page has done wrong. */
let faults: string[] = [];
test.use(withoutFilm);
test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(noon);
  faults = [];
  page.on('pageerror', (error) => faults.push(error.message));
});
test.afterEach(() => expect(faults).toEqual([]));

/** What got through: executed script, markup from input, misleading addresses. */
const letThrough = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = 'broken' in window ? ['script ran'] : [];
    for (const element of document.querySelectorAll('[onerror], [onmouseover], img[src="x"], main script:not([type="application/ld+json"])'))
      found.push(element.outerHTML.slice(0, 120));
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      const address = link.getAttribute('href') ?? '';
      if (!['http:', 'https:', 'mailto:', 'tel:'].includes(link.protocol) || /[<>"\s\u202a-\u202e\u2066-\u2069\u200e\u200f]/u.test(address))
        found.push(address);
    }
    return found;
  });

/** Every part of an address that the site reads. */
const readPlaces: readonly ((value: string) => string)[] = [
  (value) => `/acomodacoes?comparar=${value},${room.slug}#${value}`,
  (value) => `/detalhes-eventos?montagem=${value}&convidados=${value}`,
  (value) => `${pathOfRole('marriage')}?tipo=${value}`,
  (value) => `/galeria#foto-${value}`,
  (value) => `/gastronomia?${value}=${value}#${value}`,
  (value) => `${tripPath}?quartos=${value}&adultos=${value}&dia=${value}`,
];
/** Markup, a property of Object.prototype, an invalid escape sequence. */
const inAddress = [encodeURIComponent(markup), '__proto__', '%E0%A4%A'];

for (const [index, place] of readPlaces.entries())
  test(`${place('…')}: whatever stands there, the page is whole`, async ({ page }) => {
    await page.goto(place('').split(/[?#]/)[0] ?? '/');
    const title = page.getByRole('heading', { level: 1 });
    const heading = await title.innerText();
    for (const value of inFull(inAddress, inAddress[index % inAddress.length] ?? '')) {
      await page.goto('about:blank');
      await openPage(page, place(value));
      await expect(title).toHaveText(heading);
      const switcher = page.getByRole('link', { name: languageLinkNames.en, exact: true }).first();
      await switcher.dispatchEvent('mousedown');
      expect(new URL((await switcher.getAttribute('href')) ?? '', page.url()).origin).toBe(new URL(page.url()).origin);
      expect(await letThrough(page), value).toEqual([]);
    }
    // and on navigation within the page
    await page.evaluate(() => (window.location.hash = '#foto-%E0%A4%A'));
    await expect(title).toHaveText(heading);
    await expect.poll(() => page.evaluate(() => window.location.hash)).toBe('');
  });
