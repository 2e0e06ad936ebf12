import type { Page } from '@playwright/test';
import { z } from 'zod';
import { layouts } from '../../src/domain/events/layouts';
import { weekRows } from '../../src/domain/hours/openingHours';
import { capitalized, formatDays } from '../../src/domain/i18n/formatDays';
import { formatMoney, formatNumber } from '../../src/domain/i18n/formatNumber';
import { formatTimeRange } from '../../src/domain/i18n/formatTime';
import { localizedPath } from '../../src/domain/i18n/localizedPath';
import type { HotelFile } from '../../src/gatsby/publish/openData/hotelFileSchema';
import { environment } from '../../src/environment';
import { type Language, languageTags } from '../../src/site';
import { inLanguages } from '../support/sampling';
import { expect, test } from '../support/test';
import { say } from '../support/content/words';

const { siteUrl: publishedUrl } = environment();

// Compared with the HTML of the build, without scripts.
test.use({ javaScriptEnabled: false });

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The text of the first matching element, with normalized spaces. */
const wordsOf = async (page: Page, selector: string): Promise<string> => plain((await page.locator(selector).first().textContent()) ?? '');

async function readFile(page: Page): Promise<HotelFile> {
  return (await (await page.request.get('/hotel.json')).json()) as HotelFile;
}

test('the file matches its published schema, and other sites may read both', async ({ request }) => {
  const [file, schema] = await Promise.all([request.get('/hotel.json'), request.get('/hotel.schema.json')]);
  for (const response of [file, schema])
    expect(response.headers()).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  const data = (await file.json()) as HotelFile;
  const shape = z.fromJSONSchema((await schema.json()) as z.core.JSONSchema.JSONSchema);
  expect(shape.safeParse(data).error?.issues ?? []).toEqual([]);
  expect(data.$schema).toBe(`${publishedUrl}/hotel.schema.json`);
});

test('other sites can read nothing but the data', async ({ request }) => {
  for (const address of ['/', '/page-data/index/page-data.json'])
    expect((await request.get(address)).headers()).not.toHaveProperty('access-control-allow-origin');
});

for (const language of inLanguages('fr'))
  test.describe(`the file says what the pages say (${languageTags[language]})`, () => {
    const goTo = (page: Page, path: string) => page.goto(localizedPath(path, language));
    const hoursOf = (hours: HotelFile['bars'][number]['hours'], to: Language) =>
      weekRows(hours).flatMap(({ days, ...stretch }) => [formatDays(days, to), formatTimeRange(stretch, to)].map(plain));

    test('of rooms', async ({ page }) => {
      const { rooms } = await readFile(page);
      expect(rooms.length).toBeGreaterThan(8);
      for (const room of rooms) {
        await page.goto(room.page[language].replace(publishedUrl, ''));
        const words = await wordsOf(page, 'main');
        const area = say(language, 'common', 'squareMetres', { area: formatNumber(room.area, language) });
        const people = say(language, 'rooms', room.occupancy.max - room.occupancy.min === 1 ? 'occupancyOfTwo' : 'occupancyRange', {
          min: String(room.occupancy.min),
          max: String(room.occupancy.max),
        });
        const fact = (name: string, value: string) => `${say(language, 'rooms', `facts.${name}`)}${value}`;
        const close = (text: string) => plain(text).replaceAll(' ', '');
        for (const text of [room.name, room.summary, ...room.description]) expect.soft(words, room.slug).toContain(plain(text[language]));
        for (const text of [fact('area', area), fact('occupancy', people), ...(room.beds ? [room.beds[language]] : [])])
          expect.soft(close(words), room.slug).toContain(close(text));
        for (const [name, has] of Object.entries(room))
          if (has === true)
            expect
              .soft(close(words).toLowerCase(), `${room.slug}: ${name}`)
              // the words on a bathroom say its bathtub
              .toContain(close(name === 'bathtub' ? fact(name, '') : fact(name, say(language, 'common', 'yes'))).toLowerCase());
      }
    });

    test('of restaurants, bars and breakfast', async ({ page }) => {
      const { restaurants, bars, dining } = await readFile(page);
      await goTo(page, '/gastronomia');
      for (const place of [...restaurants, ...bars, ...dining]) {
        const words = await wordsOf(page, new URL(place.page[language]).hash);
        const hours = [...restaurants, ...bars].includes(place) || place.hours.length > 0 ? hoursOf(place.hours, language) : [];
        // bars are a name and hours among the drinks
        const summary = bars.includes(place) ? [] : [plain(place.summary[language])];
        for (const text of [plain(place.name[language]), ...summary, ...hours]) expect.soft(words, place.slug).toContain(text);
      }
    });

    test('of places, among all or on a page of their own', async ({ page }) => {
      const { facilities } = await readFile(page);
      for (const place of facilities) {
        const { pathname, hash } = new URL(place.page[language]);
        await page.goto(pathname);
        const words = await wordsOf(page, hash || 'main');
        const details = hash
          ? [...(place.description ? [plain(place.description[language])] : []), ...hoursOf(place.hours, language)]
          : // in a sentence, or in figures
            place.description && words.includes(plain(place.description[language]))
            ? []
            : place.hours.map((stretch) => plain(formatTimeRange(stretch, language)));
        for (const text of [plain(place.name[language]), ...details]) expect.soft(words, place.slug).toContain(text);
      }
    });

    test('of offers, each price beside its conditions', async ({ page }) => {
      const { offers } = await readFile(page);
      for (const offer of offers) {
        const { pathname, hash } = new URL(offer.page[language]);
        await page.goto(pathname);
        const words = await wordsOf(page, hash || 'main');
        // on a page of its own, discounts stand in large figures in place of the sentence
        const discounts = hash ? [] : offer.terms.flatMap(({ percent, text }) => (percent === null ? [] : [plain(capitalized(text[language], language))]));
        for (const text of discounts.length > 0 ? discounts : [plain(offer.summary[language])]) expect.soft(words, offer.slug).toContain(text);
        // those of offers without a page are said once, at the end of the page
        const all = hash ? await wordsOf(page, 'main') : words;
        for (const text of offer.conditions) expect.soft(all, offer.slug).toContain(plain(text[language]));
        if (offer.priceFrom !== null) expect.soft(words, offer.slug).toContain(plain(formatMoney(offer.priceFrom, language)));
      }
    });

    test('of event spaces, and where it says null they give no figure', async ({ page }) => {
      const { spaces } = await readFile(page);
      await goTo(page, '/detalhes-eventos');
      for (const space of spaces) {
        const row = page.getByRole('row').filter({ has: page.getByRole('rowheader').filter({ has: page.locator(`a[href="#${space.slug}"]`) }) });
        const figures = layouts.map((layout) => space.capacities[layout]);
        const none = `–${say(language, 'events', 'table.none')}`;
        const cells = figures.every((figure) => figure === null)
          ? [say(language, 'events', 'ask')]
          : figures.map((figure) => (figure === null ? none : formatNumber(figure, language)));
        expect.soft((await row.getByRole('cell').allTextContents()).map(plain), space.slug).toEqual(cells.map(plain));
        expect.soft(plain((await row.getByRole('rowheader').textContent()) ?? ''), space.slug).toContain(plain(space.name[language]));
      }
    });

    test('of the stay and of contacts', async ({ page }) => {
      const { stay, hotel } = await readFile(page);
      await goTo(page, '/contato');
      const words = await wordsOf(page, 'main');
      for (const { title, text } of stay.rules) for (const part of [title, text]) expect.soft(words).toContain(plain(part[language]));
      for (const amount of [stay.parking, stay.tourismTax]) expect.soft(words).toContain(plain(formatMoney(amount, language)));
      for (const contact of [hotel.contacts.phone, hotel.contacts.email]) expect.soft(words).toContain(contact);
      expect.soft(await wordsOf(page, 'footer')).toContain(plain(hotel.address.street));
    });
  });
