import { formats } from '../../src/domain/i18n/formats';
import { localizedPath } from '../../src/domain/i18n/localizedPath';
import { tableTimes } from '../../src/domain/dining/table';
import { addDays, formatDate } from '../../src/domain/time/plainDate';
import { defaultLanguage, languages, type Language } from '../../src/site';
import { axeFindings } from '../support/checks/accessibility';
import { contentOf, said } from '../support/content/hotel';
import { languageLinkNames, say } from '../support/content/messages';
import { calendarOn } from '../support/pages/calendar';
import { hydrated, openPage } from '../support/pages/inBrowser';
import { inLanguages } from '../support/sampling';
import { expect, test } from '../support/test';

// A table at a restaurant that takes requests, on its first open day of a week. Without script: src/sections/gastronomy/DiningTabs.test.tsx.

const monday = '2026-12-21';
const [asked] = contentOf('Restaurant').flatMap(({ reservable, slug, name, ...place }) => {
  const day = [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(monday, days)).find((date) => tableTimes(place as Parameters<typeof tableTimes>[0], date).length > 0);
  const time = day && tableTimes(place as Parameters<typeof tableTimes>[0], day).at(-1);
  return reservable && day && time ? [{ slug, name, day, time }] : [];
});
const other = (language: Language): Language => languages.find((one) => one !== language && one !== defaultLanguage) ?? defaultLanguage;

for (const language of inLanguages('en'))
  test(`a table request has day, hour and people, which survive a reload and a change of language, in ${language}`, async ({ page }) => {
    test.skip(!asked, 'no restaurant takes requests');
    if (!asked) return;
    const { slug, name, day, time } = asked;
    const address = `/gastronomia?dia=${day}&hora=${time}&pessoas=3#${slug}`;
    await page.clock.setFixedTime(new Date(`${monday}T12:00:00-03:00`));
    await openPage(page, localizedPath(`/gastronomia#${slug}`, language));
    const requestIn = (to: Language) => page.getByRole('group', { name: say(to, 'table', 'request', { name: said(name, to) }) });
    const messageIn = async (to: Language) => {
      const link = requestIn(to).getByRole('link', { name: say(to, 'table', 'send') });
      return new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
    };
    const request = requestIn(language);
    await page
      .locator(`[id="${slug}"]`)
      .getByRole('button', { name: say(language, 'gastronomy', 'reserve') })
      .click();
    await request.getByRole('combobox', { name: say(language, 'table', 'day') }).click();
    await calendarOn(page, language).day(day).click();
    await request.getByRole('combobox', { name: say(language, 'table', 'time') }).selectOption(time);
    await request.getByRole('button', { name: say(language, 'booking', 'more') }).click();
    await expect(page).toHaveURL(localizedPath(address, language));
    const details = (to: Language) => [`${say(to, 'table', 'people')}${formats[to].colon} 3`, formatDate(day)];
    for (const part of details(language)) expect(await messageIn(language)).toContain(part);
    // a line for reception
    if (language !== 'pt') expect(await messageIn(language)).toContain('Pessoas: 3.');
    expect(await axeFindings(page)).toEqual([]);

    await page.reload();
    await hydrated(page);
    for (const part of details(language)) await expect.poll(() => messageIn(language)).toContain(part);
    const to = other(language);
    await page.getByRole('link', { name: languageLinkNames[to] }).first().click();
    await expect(page).toHaveURL(localizedPath(address, to));
    for (const part of details(to)) await expect.poll(() => messageIn(to)).toContain(part);
  });
