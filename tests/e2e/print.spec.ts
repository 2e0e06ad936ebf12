import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { unprintable } from '../support/checks/unprintable';
import { openPage } from '../support/pages/inBrowser';
import { hotel, offers, pathOfRoom, room, said, pathOfRole, stayRules } from '../support/content/hotel';
import { say } from '../support/content/messages';

/** One of each layout of a page. */
const layouts = [
  ...[
    '/',
    '/acomodacoes',
    pathOfRoom,
    '/gastronomia',
    '/estrutura',
    '/resort',
    '/detalhes-eventos',
    '/eventos',
    pathOfRole('marriage'),
    '/contato',
    '/perguntas',
    pathOfRole('spa'),
  ],
  ...offers.flatMap(({ path }) => path ?? []).slice(0, 1),
];

/** The width of A4 inside its margins, in CSS pixels. */
const paper = { width: 688, height: 1047 };

async function openInPrint(page: Page, address: string): Promise<void> {
  await page.setViewportSize(paper);
  await openPage(page, address);
  await page.emulateMedia({ media: 'print' });
}

test('every page is dark on white in letters of 10.5 points, without controls and what is open now', async ({ page }) => {
  for (const route of layouts) {
    await openInPrint(page, route);
    // print styles load after the first picture
    await expect(async () => expect(await unprintable(page), route).toEqual([])).toPass();
  }
});

test('a room has the stay that is chosen, with the last day of a free cancellation, and its rules', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-26T12:00:00-03:00'));
  await openInPrint(page, pathOfRoom);
  const card = page.getByRole('complementary', { name: say('pt', 'rooms', 'stay.label', { name: said(room.name, 'pt') }) });
  await expect(card).toBeHidden();
  await page.goto(`${pathOfRoom}?entrada=2026-12-10&saida=2026-12-12`);
  await expect(card).toBeVisible();
  await expect(card.getByRole('combobox').first()).toHaveValue('10/12/2026');
  const rules = page.getByRole('region', { name: say('pt', 'rooms', 'rulesHeading') });
  for (const { text } of stayRules.rules) await expect(rules.getByText(said(text, 'pt'))).toBeVisible();
});

test('the resort has the hours of all days, also where the view by the hour has come', async ({ page }) => {
  await openInPrint(page, '/resort');
  await page.emulateMedia({ media: 'screen' });
  await page.locator('#o-dia').scrollIntoViewIfNeeded();
  await expect(page.getByRole('slider')).toBeVisible();
  const all = page.getByRole('heading', { name: say('pt', 'resort', 'openingHours') });
  await expect(all).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(all).toBeVisible();
  await expect(page.getByRole('slider')).toBeHidden();
});

test('the foot has the hotel’s numbers', async ({ page }) => {
  await openInPrint(page, '/gastronomia');
  for (const contact of [hotel.phone, hotel.whatsapp, hotel.email]) await expect(page.getByRole('contentinfo').getByText(contact)).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(`^${say('pt', 'gastronomy', 'askMenu')}`) }).first()).toBeHidden();
});
