import type { Page } from '@playwright/test';
import { formatMoney } from '../../src/domain/i18n/formatNumber';
import { localizedPath } from '../../src/domain/i18n/localizedPath';
import type { Language } from '../../src/site';
import { axeFindings, sidewaysOverflow } from '../support/checks/accessibility';
import { contentFile } from '../support/content/contentFile';
import { requestShownOn } from '../support/servers/bookingEngine';
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

const { tourismTax, parking } = contentFile<{ readonly tourismTax: number; readonly parking: number }>('stay-rules.json');
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
      await expect(section.getByRole('status').filter({ hasText: say(language, 'party', 'sum_other', { count: '2' }) })).toHaveCount(1);
      await expect(section.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^(Reservar|Réserver)/ }) })).toHaveCount(2);
      const twoRooms = section.getByRole('region', { name: say(language, 'party', 'twoRooms'), exact: true });
      await expect(twoRooms).toContainText(/Family Plan.* 50/);
      await tabTo(page, section.getByRole('link', { name: say(language, 'party', 'compare'), exact: true }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('table', { name: say(language, 'rooms', 'table') }).getByRole('columnheader')).toHaveCount(2);
    });

    test('a guest finds on /gastronomia the hours of next Tuesday', async ({ page }) => {
      await open(page, '/gastronomia', language);
      await tabTo(page, page.getByRole('radio', { name: language === 'pt' ? 'segunda-feira' : 'lundi', exact: true }));
      await page.keyboard.press('ArrowRight');
      await expect(page).toHaveURL(`${localizedPath('/gastronomia', language)}?dia=2027-03-09`);
      await expect(page.getByText(language === 'pt' ? 'Terça-feira, 09/03/2027' : 'Mardi, 09/03/2027', { exact: true })).toBeVisible();
      await expect(page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Thai', exact: true }) })).toContainText(
        say(language, 'hours', 'closed'),
      );
    });

    test('a guest finds what 3 nights with one car add, each line with its rule', async ({ page }) => {
      await open(page, '/quartos/luxo', language);
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
      await expect(page).toHaveURL(`${localizedPath('/quartos/luxo', language)}?entrada=2027-03-08&saida=2027-03-11&carros=1`);
      const extras = page.getByRole('complementary').getByRole('definition');
      const nights = 3;
      const charges = [reais(nights * tourismTax, language), reais(nights * parking, language)];
      await expect(extras).toHaveText(charges);
      await expect(page.getByRole('complementary').getByRole('term').first()).toContainText(reais(tourismTax, language));
      await page.reload();
      await expect(extras).toHaveText(charges);
    });

    test('a guest finds from an offer which ones apply, and books the dates', async ({ page }) => {
      await open(page, '/programa-anos-dourados?entrada=2027-04-05&saida=2027-04-09', language);
      await tabTo(page, page.getByRole('link', { name: say(language, 'offers', 'check') }));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${localizedPath('/experiencias-unicas', language)}#qual-vale`);
      const oldest = page.getByRole('combobox', { name: say(language, 'offerFinder', 'anyoneFrom', { age: '70' }), exact: true });
      await expect(oldest).toBeVisible();
      await tabTo(page, oldest);
      await page.keyboard.press('ArrowDown');
      await expect(page).toHaveURL(/\?entrada=2027-04-05&saida=2027-04-09&adultos=2&idade=70&quartos=1#qual-vale$/);
      const applying = page.getByRole('region', { name: say(language, 'offerFinder', 'groups.applies'), exact: true });
      await expect(applying.getByRole('heading', { level: 4 })).toHaveText([language === 'pt' ? 'Anos Dourados' : 'À partir de 70 ans']);
      await tabTo(page, applying.getByRole('link', { name: say(language, 'offerFinder', 'book') }));
      await page.keyboard.press('Enter');
      expect((await requestShownOn(page)).address).toBe('/hotel/4568?CheckIn=05042027&CheckOut=09042027&ad=2');
    });
  });
}

const rooms = { path: '/acomodacoes?adultos=2&criancas=7,11', namespace: 'party' };
const offers = { path: '/experiencias-unicas?entrada=2027-04-01&saida=2027-04-04&adultos=2&criancas=7,11&idade=72&quartos=2', namespace: 'offerFinder' };

for (const { path, namespace } of [rooms, offers])
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
    await page.goto('/acomodacoes');
    await expect(page.locator('#para-quem')).toContainText('no segundo quarto');
    await page.goto('/experiencias-unicas');
    for (const rule of ['em estadias de quinta a domingo', 'tarifas especiais de domingo a sexta', 'na noite de 15 de novembro'])
      await expect(page.locator('#qual-vale').getByText(rule)).toBeVisible();
    await page.goto('/quartos/luxo');
    await expect(page.locator('#regras')).toContainText('Por veículo.');
  });

  test('the day is picked by weekday', async ({ page }) => {
    await page.goto('/gastronomia');
    const thai = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Thai', exact: true }) });
    await page.getByRole('radio', { name: 'quinta-feira', exact: true }).check({ force: true });
    await expect(thai).toContainText('19h–meia-noite');
    await page.getByRole('radio', { name: 'terça-feira', exact: true }).check({ force: true });
    await expect(thai.getByText('fechado')).toBeVisible();
  });

  test('on a phone all days of the chart are equally tall: content below does not move', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/gastronomia');
    const chart = page.getByRole('list').filter({ has: page.getByRole('heading', { name: 'Thai', exact: true }) });
    const heights: number[] = [];
    for (const day of await page.getByRole('radio', { name: /-feira$|^sábado$|^domingo$/ }).all()) {
      await day.check({ force: true });
      heights.push((await chart.last().boundingBox())?.height ?? NaN);
    }
    expect(heights).toEqual(Array.from({ length: 7 }, () => heights[0]));
  });
});
