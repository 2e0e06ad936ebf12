import type { Page } from '@playwright/test';
import { localizedPath } from '../../src/domain/i18n/localizedPath';
import type { Language } from '../../src/site';
import { axeFindings, sidewaysOverflow } from '../support/checks/accessibility';
import { said, seniorFrom, seniorOffer, seniorStay, pathOfRole } from '../support/content/hotel';
import { expectStayRequested } from '../support/servers/bookingEngine';
import { openPage, scrollThrough } from '../support/pages/inBrowser';
import { tabTo } from '../support/pages/keyboard';
import { smallTargets, smallText } from '../support/checks/legibility';
import { inFull } from '../support/sampling';
import { expect, noon, test } from '../support/test';
import { say } from '../support/content/messages';

// Questions about a stay. Each tool by keyboard: the tests beside StayFinder, RoomsThatFit and DayChart.

async function open(page: Page, path: string, language: Language) {
  await page.clock.setFixedTime(noon);
  await openPage(page, localizedPath(path, language));
}
for (const language of inFull(['pt', 'fr'] as const, 'fr'))
  test(`by keyboard alone a guest finds from an offer which ones apply, and books the dates, in ${language}`, async ({ page }) => {
    test.skip(!seniorOffer, 'no offer asks for an age');
    const { checkIn, checkOut } = seniorStay;
    await open(page, `${seniorOffer?.path ?? ''}?entrada=${checkIn}&saida=${checkOut}`, language);
    await tabTo(page, page.getByRole('link', { name: say(language, 'offers', 'check') }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${localizedPath(pathOfRole('offers'), language)}#qual-vale`);
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

const forRooms = { path: '/acomodacoes?adultos=2&criancas=7,11', namespace: 'party' };
const forOffers = { path: `${pathOfRole('offers')}?entrada=2027-04-01&saida=2027-04-04&adultos=2&criancas=7,11&idade=72&quartos=2`, namespace: 'offerFinder' };

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
    expect(await smallText(page), 'small words').toEqual([]);
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
