import type { Page } from '@playwright/test';
import { formKinds } from '../../src/domain/forms/fields';
import { plainText } from '../../src/domain/forms/visitorInput';
import { bookingCard } from '../support/pages/booking';
import { formsServiceOf } from '../support/servers/formsService';
import { forms, guestForm, messagesOf } from '../support/pages/guestForm';
import { hostileWords } from '../support/content/hostileWords';
import { hydrated } from '../support/pages/inBrowser';
import { nothingAnnounced } from '../support/pages/nothingAnnounced';
import { inFull } from '../support/sampling';
import { expect, test } from '../support/test';
import { languageLinkNames } from '../support/content/words';
import { withoutFilm } from '../support/pages/withoutFilm';
import { noon } from '../support/clock/times';

test.use(withoutFilm);

const longest = 'ã'.repeat(20_000);
/** tests/components/hostileWords.test.tsx has all of them in every form; here a sample: markup, a lone surrogate and the longest. */
const words = inFull([...hostileWords, longest], hostileWords[0] ?? '', hostileWords.at(-1) ?? '', longest);

test.beforeEach(async ({ page }) => {
  await nothingAnnounced(page);
});

/** What got through: executed script, markup from input, misleading addresses. */
const letThrough = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = 'broken' in window ? ['script ran'] : [];
    for (const element of document.querySelectorAll('[onerror], [onmouseover], img[src="x"], main script:not([type="application/ld+json"])'))
      found.push(element.outerHTML.slice(0, 120));
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      const address = link.getAttribute('href') ?? '';
      if (!['http:', 'https:', 'mailto:', 'tel:'].includes(link.protocol) || /[<>"\s\u202a-\u202e\u2066-\u2069\u200e\u200f]/u.test(address))
        found.push(address);
    }
    return found;
  });

/** All errors on a page. */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('dialog', (dialog) => {
    faults.push(dialog.message());
    void dialog.dismiss();
  });
  return faults;
}

for (const kind of inFull(formKinds, 'event'))
  test(`${kind}: hostile input reaches no markup, address or message unescaped`, async ({ page }) => {
    const faults = faultsOf(page);
    const service = await formsServiceOf(page);
    const form = guestForm(page, kind, 'pt');
    const { written } = forms[kind];
    await form.open();
    service.becomes('fails');
    let sent = 0;
    for (const text of words) {
      // set by script, as an extension would: a lone surrogate cannot be typed
      const codes = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
      await form.write(Object.fromEntries(Object.entries(written).filter(([name]) => !/name$|message/i.test(name))));
      await form.form.evaluate((element, all) => {
        for (const input of element.querySelectorAll<HTMLInputElement>('input[name$="ame"], textarea')) {
          input.value = all.map((code) => String.fromCharCode(code)).join('');
          input.dispatchEvent(new Event('input', { bubbles: true }));
        }
      }, codes);
      await form.submit.click();
      // browsers remove line breaks from single-line fields
      const line = plainText(text.replace(/[\r\n]/g, ''));
      const refused = line === '' || line.length > 80;
      if (refused) await expect(form.form.getByRole('link', { name: /Encurte|Escreva/ }).first()).toBeVisible();
      else {
        sent += 1;
        await expect.poll(async () => (await service.received()).length).toBe(sent);
        await expect(form.retry).toBeVisible();
        const { fields } = (await service.received()).at(-1) ?? { fields: [] };
        expect(fields.map(([name]) => name)).toEqual(['form', 'language', ...(kind === 'event' ? ['type'] : []), ...Object.keys(written)]);
        for (const [name, value] of fields) if (/name$/i.test(name)) expect(value).toBe(line);
        const { chat, letter } = await messagesOf(form);
        expect(chat.to).toBe('https://wa.me/5500000000000');
        expect([letter.to, letter.subject]).toEqual(['mailto:reservas@costaipe.example', form.words.subjects[kind]]);
        const message = form.message({
          ...written,
          telephone: '+55 13 98888 7777',
          ...Object.fromEntries(
            Object.keys(written)
              .filter((name) => /name$/i.test(name))
              .map((name) => [name, line]),
          ),
          ...(written.message && { message: plainText(text, { lines: true }) }),
        });
        expect(chat.text).toBe(message);
        expect(letter.body).toBe(message.replaceAll('\n', '\r\n'));
      }
      expect(await letThrough(page), text.slice(0, 60)).toEqual([]);
    }
    expect(faults).toEqual([]);
  });

/** Every part of an address that the site reads. */
const readPlaces: readonly ((value: string) => string)[] = [
  (value) => `/acomodacoes?comparar=${value},luxo#${value}`,
  (value) => `/detalhes-eventos?montagem=${value}&convidados=${value}`,
  (value) => `/casamento?tipo=${value}`,
  (value) => `/galeria#foto-${value}`,
  (value) => `/gastronomia?${value}=${value}#${value}`,
];

/** Encoded for an address. */
const inAddress: readonly string[] = [
  ...[...hostileWords.slice(0, 4), 'luxo\u202e', 'a\r\nb', '__proto__', '-1e9', '9'.repeat(400), 'x'.repeat(4000)].map(encodeURIComponent),
  ...['%', '%00', '%E0%A4%A', '%ED%A0%BD'],
];
/** The sample alternates: markup, a property of Object.prototype, an invalid escape sequence. */
const sampleInAddress = [encodeURIComponent(hostileWords[0] ?? ''), '__proto__', '%E0%A4%A'];

for (const [index, place] of readPlaces.entries())
  test(`${place('…')}: whatever stands there, the page is whole`, async ({ page }) => {
    test.slow();
    const faults = faultsOf(page);
    const heading = await headingOf(page, place('').split(/[?#]/)[0] ?? '/');
    for (const value of inFull(inAddress, sampleInAddress[index % sampleInAddress.length] ?? '')) {
      await page.goto('about:blank');
      await page.goto(place(value));
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      expect(await letThrough(page), value.slice(0, 60)).toEqual([]);
      const switcher = page.getByRole('link', { name: languageLinkNames.en, exact: true }).first();
      await switcher.dispatchEvent('mousedown');
      expect(new URL((await switcher.getAttribute('href')) ?? '', page.url()).origin).toBe(new URL(page.url()).origin);
      expect(await letThrough(page), value.slice(0, 60)).toEqual([]);
    }
    // and on navigation within the page
    for (const hash of ['#%', '#foto-%', '#%E0%A4%A']) {
      await page.evaluate((next) => (window.location.hash = next), hash);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect.poll(() => page.evaluate(() => window.location.hash)).toBe('');
    }
    expect(faults).toEqual([]);
  });

async function headingOf(page: Page, address: string): Promise<string> {
  await page.goto(address);
  return page.getByRole('heading', { level: 1 }).innerText();
}

test('stored values are used only if they are valid', async ({ page }) => {
  const faults = faultsOf(page);
  await page.clock.setFixedTime(noon);
  const markup = '{"checkIn":"<img src=x onerror=window.broken=1>","checkOut":"2027-13-45","people":1e9}';
  const backwards = '{"checkIn":"2027-05-10","checkOut":"2027-05-01","people":-4}';
  const noJson = '[[[';
  const query = '?entrada=<img src=x onerror=window.broken=1>&saida=2027-13-45&adultos=1e9&criancas=99,<b>';
  for (const kept of inFull(
    [markup, backwards, '{"checkIn":"2027-05-10","checkOut":null,"people":"9"}', noJson, 'null', query],
    markup,
    backwards,
    noJson,
    query,
  )) {
    await page.addInitScript((text) => {
      sessionStorage.clear();
      for (const key of ['stay', 'draft:sign-up']) sessionStorage.setItem(key, text);
    }, kept);
    for (const address of inFull(['/', '/estrutura'], '/')) {
      await page.goto(address);
      await hydrated(page);
      const card = bookingCard(page, 'pt');
      await expect(card.form).toBeVisible();
      for (const field of [card.checkIn, card.checkOut]) await expect(field).toHaveValue(/^(\d{2}\/\d{2}\/2027)?$/);
      for (const count of await card.people.allInnerTexts()) expect(Number(count)).toBeLessThanOrEqual(10);
      expect(await letThrough(page)).toEqual([]);
    }
  }
  expect(faults).toEqual([]);
});
