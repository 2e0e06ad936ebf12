import { formats } from '../../src/domain/i18n/formats';
import { localizedPath } from '../../src/domain/i18n/localizedPath';
import { defaultLanguage, languages, type Language } from '../../src/site';
import { axeFindings } from '../support/checks/accessibility';
import { hydrated } from '../support/pages/inBrowser';
import { nothingAnnounced } from '../support/pages/nothingAnnounced';
import { inLanguages } from '../support/sampling';
import { calendarOn } from '../support/pages/calendar';
import { expect, test } from '../support/test';
import { languageLinkNames, say } from '../support/content/words';
import { contentFile } from '../support/content/contentFile';

const { name: names } = contentFile<{ readonly name: Readonly<Record<Language, string>> }>('restaurants/thai.json');

const other = (language: Language): Language => languages.find((one) => one !== language && one !== defaultLanguage) ?? defaultLanguage;

test.beforeEach(async ({ page }) => {
  await nothingAnnounced(page);
  await page.clock.setFixedTime(new Date('2026-12-21T12:00:00-03:00'));
});

for (const language of inLanguages('en'))
  test(`a table request has day, hour and people, which survive a reload and a change of language, in ${language}`, async ({ page }) => {
    await page.goto(localizedPath('/gastronomia#thai', language));
    await hydrated(page);
    const partsIn = (to: Language) => {
      const request = page.getByRole('group', { name: say(to, 'table', 'request', { name: names[to] }) });
      return {
        reserve: page.locator('#thai').getByRole('button', { name: say(to, 'gastronomy', 'reserve') }),
        request,
        send: request.getByRole('link', { name: say(to, 'table', 'send') }),
      };
    };
    const messageOf = async (to: Language) => new URL((await partsIn(to).send.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
    const { reserve, request } = partsIn(language);
    await reserve.click();
    await request.getByRole('combobox', { name: say(language, 'table', 'day') }).click();
    // a Thursday, when it opens
    await calendarOn(page, language).day('2026-12-24').click();
    await request.getByRole('combobox', { name: say(language, 'table', 'time') }).selectOption('20:30');
    await request.getByRole('button', { name: say(language, 'booking', 'more') }).click();
    await expect(page).toHaveURL(/\?dia=2026-12-24&hora=20:30&pessoas=3#thai$/);
    const details = (to: Language) => [`${say(to, 'table', 'people')}${formats[to].colon} 3`, '24/12/2026'];
    for (const part of details(language)) expect(await messageOf(language)).toContain(part);
    if (language !== 'pt') expect(await messageOf(language)).toContain('Hora: 20h30. Pessoas: 3.');
    expect(await axeFindings(page)).toEqual([]);

    await page.reload();
    await hydrated(page);
    for (const part of details(language)) await expect.poll(() => messageOf(language)).toContain(part);
    const to = other(language);
    await page.getByRole('link', { name: languageLinkNames[to] }).first().click();
    await expect(page).toHaveURL(new RegExp(`${localizedPath('/gastronomia', to)}\\?dia=2026-12-24&hora=20:30&pessoas=3#thai$`));
    for (const part of details(to)) await expect.poll(() => messageOf(to)).toContain(part);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a table is asked for by WhatsApp', async ({ page }) => {
    await page.goto('/gastronomia');
    const link = page.locator('#thai').getByRole('link', { name: say('pt', 'gastronomy', 'reserve') });
    expect(new URL((await link.getAttribute('href')) ?? '').searchParams.get('text')).toBe(say('pt', 'gastronomy', 'tableMessage', { name: names.pt }));
  });
});
