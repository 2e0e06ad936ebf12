import type { Page } from '@playwright/test';
import fs from 'node:fs';
import { localizedPath } from '../../src/domain/i18n/localizedPath';
import type { Language } from '../../src/site';
import { hotel, pathOfRoom, said, stayRules } from '../support/content/hotel';
import { say } from '../support/content/messages';
import { openPage } from '../support/pages/inBrowser';
import { readCalendar } from '../support/pages/readCalendar';
import { inLanguages } from '../support/sampling';
import { expect, noon, test } from '../support/test';

// What stands in the file, on which day, and what is left out: src/domain/stay/stayEntries.test.ts, src/components/stay/AddToCalendar.test.tsx.

test.use({ timezoneId: 'Pacific/Kiritimati' });

const ruleText = (slug: string, language: Language) => said(stayRules.rules.find((rule) => rule.slug === slug)?.text, language).replace(/\s+/g, ' ');
const addButton = (page: Page, language: Language) => page.getByRole('button', { name: say(language, 'rooms', 'stay.agenda.add') });

/** A visitor in another time zone who has chosen the weekend after next. */
async function visit(page: Page, address: string): Promise<void> {
  await page.clock.setFixedTime(noon);
  await page.addInitScript((stay) => sessionStorage.setItem('stay', stay), '?entrada=2027-03-20&saida=2027-03-22');
  await openPage(page, address);
}

/** Downloads the calendar file by keyboard. */
async function savedFile(page: Page, language: Language) {
  await addButton(page, language).focus();
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  await expect(page.getByRole('status').filter({ hasText: say(language, 'agenda', 'next') })).toBeVisible();
  return { name: download.suggestedFilename(), ...readCalendar(fs.readFileSync(await download.path(), 'utf8')) };
}

for (const language of inLanguages('en'))
  test(`a guest saves the stay and the cancellation deadline to a calendar from a room’s page, in ${language}`, async ({ page }) => {
    await visit(page, localizedPath(pathOfRoom, language));
    const { name, calendar, entries } = await savedFile(page, language);
    expect(name).toMatch(new RegExp(`^${say(language, 'agenda', 'file')}-[a-z0-9-]+-2027-03-20\\.ics$`));
    expect(calendar).toMatchObject({ VERSION: '2.0', CALSCALE: 'GREGORIAN' });
    const [stay, refundDeadline, ...others] = entries;
    expect(others).toEqual([]);
    expect(stay).toMatchObject({ DTSTAMP: '20270308T150000Z', SUMMARY: `${hotel.name} · ${say(language, 'agenda', 'stay')}`, STATUS: 'TENTATIVE' });
    expect([stay?.DTSTART?.slice(0, 8), stay?.DTEND?.slice(0, 8)]).toEqual(['20270320', '20270322']);
    expect(stay?.DESCRIPTION).toContain(ruleText('stay', language));
    expect(refundDeadline).toMatchObject({ SUMMARY: `${hotel.name} · ${say(language, 'agenda', 'refundDeadline')}` });
    expect(refundDeadline).not.toHaveProperty('DTEND');
    expect(refundDeadline?.UID).not.toBe(stay?.UID);
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
  await visit(page, pathOfRoom);
  expect(refusals).toBe(0);
  await addButton(page, 'pt').click();
  await expect(page.getByRole('status').filter({ hasText: say('pt', 'rooms', 'stay.agenda.failed') })).toBeVisible();
  expect(refusals).toBe(1);
  await page.unroute(writer);
  expect((await savedFile(page, 'pt')).entries).toHaveLength(2);
});
