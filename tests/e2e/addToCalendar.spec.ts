import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import fs from 'node:fs';
import { localizedPath } from '../../src/domain/i18n/localizedPath';
import { type Language } from '../../src/site';
import { hydrated } from '../support/pages/inBrowser';
import { nothingAnnounced } from '../support/pages/nothingAnnounced';
import { readCalendar } from '../support/pages/readCalendar';
import { inLanguages } from '../support/sampling';
import { contentFile } from '../support/content/contentFile';
import { wordsOf } from '../support/content/words';
import { noon } from '../support/clock/times';

interface Words {
  readonly stay: { readonly agenda: { readonly add: string; readonly failed: string } };
}
interface Texts {
  readonly rules: readonly { readonly slug: string; readonly text: Readonly<Record<Language, string>> }[];
}

const agendaWords = (language: Language) => wordsOf<Words>(language, 'rooms').stay.agenda;
const fileWords = (language: Language) => wordsOf(language, 'agenda');
const { rules } = contentFile<Texts>('stay-rules.json');
/** Normalizes spaces. */
const ruleText = (slug: string, language: Language) => rules.find((rule) => rule.slug === slug)?.text[language].replace(/\s+/g, ' ');

/** A visitor in another time zone who has chosen the weekend after next. */
async function visit(page: Page, address: string, kept = '?entrada=2027-03-20&saida=2027-03-22'): Promise<void> {
  await page.clock.setFixedTime(noon);
  await nothingAnnounced(page);
  await page.addInitScript((stay) => sessionStorage.setItem('stay', stay), kept);
  await page.goto(address);
  await hydrated(page);
}

/** Downloads the calendar file by keyboard. */
async function savedFile(page: Page, language: Language) {
  const { add } = agendaWords(language);
  const button = page.getByRole('button', { name: add });
  await button.focus();
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  await expect(page.getByRole('status').filter({ hasText: fileWords(language).next })).toBeVisible();
  return { name: download.suggestedFilename(), ...readCalendar(fs.readFileSync(await download.path(), 'utf8')) };
}

test.use({ timezoneId: 'Pacific/Kiritimati' });

for (const language of inLanguages('en')) {
  test(`a guest saves the stay and the cancellation deadline to a calendar from a room’s page, in ${language}`, async ({ page }) => {
    await visit(page, localizedPath('/quartos/luxo', language));
    const { name, calendar, entries } = await savedFile(page, language);
    const words = fileWords(language);
    expect(name).toBe(`${words.file}-costa-ipe-resort-spa-2027-03-20.ics`);
    expect(calendar).toMatchObject({ VERSION: '2.0', CALSCALE: 'GREGORIAN' });
    const [stay, refundDeadline, ...others] = entries;
    expect(others).toEqual([]);
    // 15h and 12h at the hotel, three hours behind UTC
    expect(stay).toMatchObject({
      DTSTAMP: '20270308T150000Z',
      DTSTART: '20270320T180000Z',
      DTEND: '20270322T150000Z',
      SUMMARY: `Costa Ipê Resort & Spa · ${words.stay}`,
      STATUS: 'TENTATIVE',
    });
    expect(stay?.DESCRIPTION).toContain(ruleText('stay', language));
    expect(refundDeadline).toMatchObject({ DTSTART: '20270317T180000Z', SUMMARY: `Costa Ipê Resort & Spa · ${words.refundDeadline}` });
    expect(refundDeadline).not.toHaveProperty('DTEND');
    expect(refundDeadline?.DESCRIPTION).toBe(ruleText('cancellation', language));
    expect(refundDeadline?.UID).not.toBe(stay?.UID);
  });
}

test('it is offered beside the chosen dates of an offer too', async ({ page }) => {
  await visit(page, '/natal', '?entrada=2027-12-24&saida=2027-12-27');
  const { entries } = await savedFile(page, 'pt');
  expect(entries.map(({ DTSTART }) => DTSTART)).toEqual(['20271224T180000Z', '20271221T180000Z']);
});

test('the cancellation deadline is left out once it has passed', async ({ page }) => {
  await visit(page, '/quartos/luxo', '?entrada=2027-03-09&saida=2027-03-10');
  expect((await savedFile(page, 'pt')).entries).toHaveLength(1);
});

test('without both dates the button is not seen', async ({ page }) => {
  await visit(page, '/quartos/luxo', '?entrada=2027-03-20&saida=');
  await expect(page.getByRole('button', { name: agendaWords('pt').add })).toBeHidden();
});

test('manipulated storage never reaches the file', async ({ page }) => {
  await visit(page, '/quartos/luxo', '?entrada=2027-03-20\r\nATTACH:http://evil.example&saida=2027-03-22');
  await expect(page.getByRole('button', { name: agendaWords('pt').add })).toBeHidden();
});

test('the script that writes the file is loaded on demand; if that fails it is reported, and the next try succeeds', async ({ page }) => {
  const writer = /\.js$/;
  let refusals = 0;
  await page.route(writer, async (route) => {
    const response = await route.fetch();
    if (!(await response.text()).includes('BEGIN:VCALENDAR')) return route.fulfill({ response });
    refusals += 1;
    return route.abort();
  });
  await visit(page, '/quartos/luxo');
  const { add, failed } = agendaWords('pt');
  expect(refusals).toBe(0);
  await page.getByRole('button', { name: add }).click();
  await expect(page.getByRole('status').filter({ hasText: failed })).toBeVisible();
  expect(refusals).toBe(1);
  await page.unroute(writer);
  expect((await savedFile(page, 'pt')).entries).toHaveLength(2);
});
