import { formKinds } from '../../src/domain/forms/fields';
import { languages } from '../../src/site';
import { axeFindings } from '../support/checks/accessibility';
import { say } from '../support/content/messages';
import { calendarOn } from '../support/pages/calendar';
import { forms, guestForm, messageTo, sentMessages } from '../support/pages/guestForm';
import { hydrated } from '../support/pages/inBrowser';
import { inFull, inLanguages } from '../support/sampling';
import { formsServiceOf } from '../support/servers/formsService';
import { loseScripts } from '../support/servers/scripts';
import { expect, test, withoutFilm } from '../support/test';

// Without script, and what was written before hydration: tests/field.

test.use(withoutFilm);
const international = '+55 13 98888 7777';
const inEachLanguage = formKinds.flatMap((kind) => languages.map((language) => ({ kind, language })));

for (const { kind, language } of inFull(inEachLanguage, { kind: 'spa', language: 'pt' }, { kind: 'signUp', language: 'en' }, { kind: 'event', language: 'fr' }))
  test(`${kind}, ${language}: reports what is missing or wrong, keeps its draft, and is sent once`, async ({ page }) => {
    const service = await formsServiceOf(page);
    const form = guestForm(page, kind, language);
    const { faults: messages } = form.labels;
    const { required, written } = forms[kind];
    await form.open();

    await form.submit.click();
    await expect(form.summary).toBeFocused();
    const missing = required.map((name) => [name, messages[`${name}Empty` as keyof typeof messages]] as const);
    await expect(form.summary.getByRole('link')).toHaveText(missing.map(([, text]) => text));
    expect(await form.faults()).toEqual(missing);
    await form.summary.getByRole('link').first().click();
    await expect(form.field(required[0] ?? 'name')).toBeFocused();

    await form.write({ ...written, email: 'helena@exemplo', telephone: '98888-7777' });
    expect(await form.faults()).toEqual([['email', messages.emailNoEnd], ...(required.includes('telephone') ? [['telephone', messages.telephoneNoArea]] : [])]);
    await form.submit.click();
    await expect(form.summary.getByRole('link')).toHaveText([messages.emailNoEnd, messages.telephoneNoArea]);

    await form.write(written);
    await page.reload();
    await hydrated(page);
    await form.shows(written);
    const other = language === 'pt' ? 'fr' : 'pt';
    await form.switchTo(other);
    await guestForm(page, kind, other).shows(written);
    await guestForm(page, kind, other).switchTo(language);
    await form.shows(written);

    await form.submit.dblclick();
    await expect(form.status).toContainText(form.labels.sent);
    expect(await service.receivedOne()).toEqual({
      form: kind,
      language,
      ...(kind === 'event' && { type: 'marriage' }),
      ...written,
      telephone: international,
      ...(written.date && { date: written.date.split('/').reverse().join('-') }),
      ...(written.message && { message: written.message.replaceAll('\n', '\r\n') }),
    });
    const empty = Object.fromEntries(Object.keys(written).map((name) => [name, '']));
    await form.shows(empty);
    await page.reload();
    await hydrated(page);
    await form.shows(empty);
  });

for (const language of inLanguages('en'))
  test(`however sending fails, every word is kept and alternatives are offered, in ${language}`, async ({ page, context }) => {
    const service = await formsServiceOf(page);
    const form = guestForm(page, 'spa', language);
    const { labels: messages } = form;
    const { written } = forms.spa;
    await page.clock.install();
    await form.open();
    await form.write();
    const expectWaysOn = async (reason: string) => {
      await expect(form.alert).toContainText(reason);
      await expect(form.alert).toContainText(messages.kept);
      await expect(form.retry).toBeVisible();
      await form.shows(written);
      const message = form.message({ ...written, telephone: international });
      expect(await sentMessages(form)).toEqual({
        chat: { to: messageTo.chat, text: message },
        letter: { to: messageTo.letter, subject: messages.subjects.spa, body: message.replaceAll('\n', '\r\n') },
      });
    };

    service.becomes('fails');
    await form.submit.click();
    await expectWaysOn(messages.failures.refused);
    service.becomes('unreachable');
    await form.retry.click();
    await expectWaysOn(messages.failures.unreachable);

    service.becomes('never');
    await form.retry.click();
    await expect(form.status).toHaveText(messages.sending);
    await expect.poll(async () => (await service.received()).length).toBe(2);
    // pressing again while sending must not send twice; `click` would wait until the button is enabled
    await form.submit.click({ force: true });
    await page.clock.runFor(15_000);
    await expectWaysOn(messages.failures.late);

    service.becomes('answers');
    await context.setOffline(true);
    await form.retry.click();
    await expectWaysOn(messages.failures.offline);
    await context.setOffline(false);
    await expect(form.status).toHaveText(messages.online);
    await form.retry.click();
    await expect(form.status).toContainText(messages.sent);
    await expect(form.submit).toBeFocused();
    expect((await service.received()).map(({ path }) => path.split('/').at(3) ?? 'answers')).toEqual(['fails', 'never', 'answers']);
  });

for (const language of inLanguages('fr'))
  test(`a form whose script fails to load sends nothing, says so and keeps every word, and is sent once it has loaded, in ${language}`, async ({ page }) => {
    const service = await formsServiceOf(page);
    const form = guestForm(page, 'spa', language);
    await form.open();
    // the load error notice loads together with the drawer
    await page.locator('header dialog').waitFor({ state: 'attached' });
    await loseScripts(page);
    await form.write();
    await form.submit.click();
    const notice = page.getByRole('alert').filter({ hasText: say(language, 'common', 'trouble.component') });
    await expect(notice).toBeVisible();
    await form.shows(forms.spa.written);
    expect(await service.received()).toEqual([]);
    await page.unroute('**/*.js');
    await notice.getByRole('button', { name: say(language, 'common', 'trouble.close') }).click();
    await form.submit.click();
    await expect(form.status).toContainText(form.labels.sent);
    await service.receivedOne();
  });

for (const language of inLanguages('fr'))
  test(`the day of an event can be picked from the calendar, and is kept, in ${language}`, async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-12-21T12:00:00-03:00'));
    const form = guestForm(page, 'event', language);
    await form.open();
    const open = form.form.getByRole('button', { name: say(language, 'forms', 'calendar') });
    await open.click();
    const calendar = calendarOn(page, language);
    await expect(calendar.dialog).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await calendar.day('2026-12-24').click();
    await expect(calendar.dialog).toBeHidden();
    await expect(open).toBeFocused();
    await page.reload();
    await hydrated(page);
    await expect(form.field('date')).toHaveValue('24/12/2026');
  });

test('where its script does not come, the button of the events card leads to a page, not to an error', async ({ page }) => {
  await loseScripts(page);
  await page.goto('/eventos');
  const { labels, actions } = guestForm(page, 'event', 'pt').labels;
  const card = page.getByRole('form', { name: labels.type });
  // what the browser does by itself: the replay of early clicks waits for scripts that never come
  const answer = page.waitForResponse((response) => response.request().isNavigationRequest() && response.request().frame() === page.mainFrame());
  await card.evaluate((form: HTMLFormElement) => form.submit());
  expect((await answer).status()).toBe(200);
  await expect(card.getByRole('button', { name: actions.moreInformation })).toBeVisible();
});
