import type { Page } from '@playwright/test';
import { formatMoney } from '../../src/domain/i18n/formatNumber';
import { localizedPath } from '../../src/domain/i18n/localizedPath';
import type { Language } from '../../src/site';
import { axeFindings, sidewaysOverflow } from '../support/checks/accessibility';
import { offers, pathOfRoom, rooms, said, seniorFrom, seniorOffer, seniorStay, stayRules } from '../support/content/hotel';
import { expectStayRequested } from '../support/servers/bookingEngine';
import { hydrated, scrollThrough } from '../support/pages/inBrowser';
import { tabTo } from '../support/pages/keyboard';
import { smallTargets, smallWords } from '../support/checks/legibility';
import { nothingAnnounced } from '../support/pages/nothingAnnounced';
import { inFull } from '../support/sampling';
import { calendarOn } from '../support/pages/calendar';
import { expect, test } from '../support/test';
import { say, wordsOf } from '../support/content/words';
import { noon } from '../support/clock/times';

// Questions about a stay: rooms for the party, what is open when, extra charges, offers that apply.

const { tourismTax, parking } = stayRules;
const reais = (amount: number, language: Language): string => formatMoney(amount, language).replaceAll('\u00a0', ' ');

const byKeyboard = inFull(['pt', 'fr'] as const, 'fr');

async function open(page: Page, path: string, language: Language) {
  await nothingAnnounced(page);
  await page.clock.setFixedTime(noon);
  await page.goto(localizedPath(path, language));
  await hydrated(page);
}
const button = (page: Page, language: Language, namespace: string, key: string, values = {}) =>
  page.getByRole('button', { name: say(language, namespace, key, values), exact: true });

for (const language of byKeyboard) {
  test.describe(`by keyboard alone, in ${language},`, () => {
    test('a guest finds the rooms for 2 adults with children of 7 and 11, and compares them', async ({ page }) => {
      // which they are, and by what rule: src/sections/stayFinder/RoomsThatFit.test.tsx
      const fitting = rooms.filter(({ occupancy }) => occupancy.max >= 4);
      test.skip(fitting.length < 2, 'no two rooms take four');
      await open(page, '/acomodacoes', language);
      const section = page.locator('#para-quem');
      await section.scrollIntoViewIfNeeded();
      const add = button(page, language, 'party', 'addChild');
      await expect(add).toBeVisible();
      await tabTo(page, add);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      for (const [index, age] of [7, 11].entries()) {
        const field = section.getByRole('combobox', { name: say(language, 'party', 'child', { number: String(index + 1) }), exact: true });
        await tabTo(page, field, { key: index === 0 ? 'Shift+Tab' : 'Tab' });
        await page.keyboard.type(String(age));
        await expect(field).toHaveValue(String(age));
      }
      await expect(page).toHaveURL(`${localizedPath('/acomodacoes', language)}?adultos=2&criancas=7,11&quartos=1`);
      await expect(section.getByRole('status').filter({ hasText: String(fitting.length) })).toHaveCount(1);
      await tabTo(page, section.getByRole('link', { name: say(language, 'party', 'compare'), exact: true }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('table', { name: say(language, 'rooms', 'table') }).getByRole('columnheader')).toHaveCount(Math.min(4, fitting.length));
    });

    test('a guest finds on /gastronomia the hours of next Tuesday', async ({ page }) => {
      await open(page, '/gastronomia', language);
      const days = page.getByRole('group', { name: say(language, 'hours', 'weekday') }).getByRole('radio');
      await tabTo(page, days.and(page.locator(':checked')));
      await page.keyboard.press('ArrowRight');
      await expect(page).toHaveURL(`${localizedPath('/gastronomia', language)}?dia=2027-03-09`);
      await expect(page.getByText(/09\/03\/2027/).first()).toBeVisible();
    });

    test('a guest finds what 3 nights with one car add, each line with its rule', async ({ page }) => {
      await open(page, pathOfRoom, language);
      const checkIn = page.getByRole('combobox', { name: wordsOf(language, 'booking').checkIn, exact: true });
      await tabTo(page, checkIn);
      await page.keyboard.press('Enter');
      await expect(calendarOn(page, language).day('2027-03-08')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(checkIn).toHaveValue('08/03/2027');
      const checkOut = page.getByRole('combobox', { name: wordsOf(language, 'booking').checkOut, exact: true });
      await expect(checkOut).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(calendarOn(page, language).day('2027-03-09')).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect(checkOut).toHaveValue('11/03/2027');
      await tabTo(page, button(page, language, 'rooms', 'stay.extras'));
      await page.keyboard.press('Enter');
      const more = button(page, language, 'extras', 'more');
      await expect(more).toBeVisible();
      await tabTo(page, more);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${localizedPath(pathOfRoom, language)}?entrada=2027-03-08&saida=2027-03-11&carros=1`);
      const extras = page.getByRole('complementary').getByRole('definition');
      const nights = 3;
      const charges = [tourismTax, parking].flatMap((amount) => (amount ? reais(nights * amount, language) : []));
      await expect(extras).toHaveText(charges);
      await page.reload();
      await expect(extras).toHaveText(charges);
    });

    test('a guest finds from an offer which ones apply, and books the dates', async ({ page }) => {
      test.skip(!seniorOffer, 'no offer asks for an age');
      const { checkIn, checkOut } = seniorStay;
      await open(page, `${seniorOffer?.path ?? ''}?entrada=${checkIn}&saida=${checkOut}`, language);
      await tabTo(page, page.getByRole('link', { name: say(language, 'offers', 'check') }));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${localizedPath('/experiencias-unicas', language)}#qual-vale`);
      const oldest = page.getByRole('combobox', { name: say(language, 'offerFinder', 'anyoneFrom', { age: String(seniorFrom) }), exact: true });
      await expect(oldest).toBeVisible();
      await tabTo(page, oldest);
      await page.keyboard.press('ArrowDown');
      await expect(page).toHaveURL(new RegExp(`\\?entrada=${checkIn}&saida=${checkOut}&adultos=2&idade=${String(seniorFrom)}&quartos=1#qual-vale$`));
      const applying = page.getByRole('region', { name: say(language, 'offerFinder', 'groups.applies'), exact: true });
      await expect(applying.getByRole('heading', { level: 4, name: said(seniorOffer?.name, language), exact: true })).toBeVisible();
      await tabTo(page, applying.getByRole('link', { name: say(language, 'offerFinder', 'book') }).first());
      await page.keyboard.press('Enter');
      await expectStayRequested(page, seniorStay);
    });
  });
}

const forRooms = { path: '/acomodacoes?adultos=2&criancas=7,11', namespace: 'party' };
const forOffers = { path: '/experiencias-unicas?entrada=2027-04-01&saida=2027-04-04&adultos=2&criancas=7,11&idade=72&quartos=2', namespace: 'offerFinder' };

for (const { path, namespace } of [forRooms, forOffers])
  test(`${path} loads nothing before the visitor is near, and answers once loaded`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    const reads: string[] = [];
    page.on('request', (request) => request.url().includes('/locales/') && reads.push(new URL(request.url()).pathname));
    await open(page, path, 'fr');
    expect(reads).not.toContain(`/locales/fr/${namespace}.json`);
    await scrollThrough(page);
    await expect.poll(() => reads).toContain(`/locales/fr/${namespace}.json`);
    await expect(page.getByRole('main').getByRole('combobox').first()).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    expect(await smallWords(page), 'small words').toEqual([]);
    expect(await smallTargets(page), 'small targets').toEqual([]);
    for (const width of [320, 900, 1024]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await sidewaysOverflow(page), `sideways at ${width} px`).toEqual([]);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('main').getByRole('combobox').filter({ visible: true })).toHaveCount(0);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the rules are still in the page', async ({ page }) => {
    await page.goto('/experiencias-unicas');
    for (const { text } of offers.flatMap(({ terms }) => terms)) await expect(page.locator('#qual-vale').getByText(said(text, 'pt')).first()).toBeVisible();
    await page.goto(pathOfRoom);
    for (const { text } of stayRules.rules) await expect(page.locator('#regras')).toContainText(said(text, 'pt').slice(0, 20));
  });

  test('on a phone all days of the chart are equally tall: content below does not move', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/gastronomia');
    const days = page.getByRole('group', { name: say('pt', 'hours', 'weekday') }).getByRole('radio');
    const chart = page.locator('#dia');
    const heights: number[] = [];
    for (const day of await days.all()) {
      await day.check({ force: true });
      heights.push((await chart.boundingBox())?.height ?? NaN);
    }
    expect(heights).toHaveLength(7);
    expect(new Set(heights).size).toBe(1);
  });
});
