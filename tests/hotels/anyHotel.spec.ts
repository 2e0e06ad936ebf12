import fs from 'node:fs';
import path from 'node:path';
import { addDays, formatDate } from '../../src/domain/time/plainDate';
import { instantAt } from '../../src/domain/time/clock';
import { localizedPath } from '../../src/domain/i18n/localizedPath';
import { isListed } from '../../src/domain/pages/addresses';
import { fixedPages } from '../../src/content/fixedPages';
import { withoutIllustrative } from '../../src/content/illustrative';
import { translationsOf as textsOfContent } from '../../src/content/json';
import { pagesOf } from '../../src/content/pages';
import { readContent } from '../../src/content/read';
import { filesBelow } from '../../src/gatsby/publish/siteFiles';
import { hotelTheme } from '../../src/gatsby/theme';
import { hotelFolder } from '../../src/hotel';
import { defaultLanguage, hotelTimeZone, knownLanguages, languages, languageNames, languageTags } from '../../src/site';
import type { Served } from '../../tools/serve/listen';
import { startSite } from '../../tools/serve/serve';
import { axeFindings, sidewaysOverflow } from '../support/checks/accessibility';
import { hotel, stayRules } from '../support/content/hotel';
import { messagesOf } from '../support/content/messages';
import { bookingCard } from '../support/pages/booking';
import { factsOf, openPage } from '../support/pages/inBrowser';
import { expectStayRequested } from '../support/servers/bookingEngine';
import { expect, test as base } from '../support/test';

// What holds for any hotel, whatever its folder says.

/** The built site of the hotel. */
const folder = process.env.HOTEL_SITE ?? 'public';

const test = base.extend<object, { readonly site: Served }>({
  site: [
    async ({}, use) => {
      const site = await startSite({ folder, port: 0 });
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

const { files, withheld } = readContent('.');
const pages = pagesOf(files, fixedPages('.')).filter(({ path: page }) => page !== '/404');
const addresses = pages.flatMap(({ path: page }) => languages.map((language) => ({ page, language, address: localizedPath(page, language) })));
const publishedUrl = process.env.GATSBY_SITE_URL ?? '';

test('every page answers in every published language, with a head of its own', async ({ page, request }) => {
  await page.goto('/robots.txt');
  const titles = new Set<string>();
  for (const { page: route, language, address } of addresses) {
    const response = await request.get(address);
    expect.soft(response.status(), address).toBe(200);
    const facts = await factsOf(page, { address, html: await response.text() });
    expect.soft(facts.language, address).toBe(languageTags[language]);
    expect.soft([facts.headings.length, facts.titles.length, facts.descriptions.length], address).toEqual([1, 1, 1]);
    titles.add(`${language} ${facts.titles[0]}`);
    if (!isListed(route)) continue;
    expect
      .soft(facts.canonicals, address)
      .toEqual([publishedUrl + (address === '/' ? '' : address)].map((one) => expect.stringMatching(new RegExp(`^${one}/?$`)) as unknown));
    expect.soft(facts.alternates.map(([tag]) => tag).sort(), address).toEqual([...languages.map((one) => languageTags[one]), 'x-default'].sort());
  }
  expect(titles.size).toBe(addresses.length);
});

test('what is archived or unfinished has no page, and nothing names one', async ({ request }) => {
  const gone = pagesOf(withheld, []).map(({ path: page }) => page);
  const listed = await (await request.get('/sitemap.xml')).text();
  for (const page of gone) {
    expect.soft((await request.get(page)).status(), page).toBe(404);
    expect.soft(listed, page).not.toContain(`${page}<`);
  }
  for (const { address } of gone.length > 0 ? addresses : []) {
    const html = await (await request.get(address)).text();
    for (const page of gone) expect.soft(html, address).not.toContain(page);
  }
});

test('every link, picture, script and anchor leads somewhere', async ({ page, request }) => {
  await page.goto('/robots.txt');
  const htmls = new Map<string, string>();
  const statuses = new Map<string, number>();
  for (const { address } of addresses) htmls.set(address, await (await request.get(address)).text());
  for (const [address, html] of htmls) {
    const found = await page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, 'text/html');
      const of = (selector: string, name: string) => [...parsed.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
      return [
        ...of('a[href]', 'href'),
        ...of('img[src]', 'src'),
        ...of('link[href]:not([rel=canonical]):not([rel=alternate])', 'href'),
        ...of('script[src]', 'src'),
      ];
    }, html);
    for (const link of new Set(found.filter((one) => /^[/#]/.test(one)))) {
      const { pathname, hash } = new URL(link, `http://site${address}`);
      if (!statuses.has(pathname)) statuses.set(pathname, (await request.get(pathname)).status());
      expect.soft(statuses.get(pathname), `${link} on ${address}`).toBe(200);
      const there = htmls.get(pathname);
      if (hash.length > 1 && there) expect.soft(there, `${link} on ${address}`).toContain(`id="${decodeURIComponent(hash.slice(1))}"`);
    }
  }
});

/** What tells another hotel: its names, numbers, addresses, and colours that this one has not. */
function marksOf(other: string): string[] {
  const read = (file: string): unknown => JSON.parse(fs.readFileSync(path.join(other, file), 'utf8'));
  const namesIn = (kind: string): string[] =>
    fs.existsSync(path.join(other, kind))
      ? fs.readdirSync(path.join(other, kind)).map((file) => (read(`${kind}/${file}`) as { name: { pt: string } }).name.pt)
      : [];
  const site = read('site.json') as {
    name: string;
    shortName: string;
    descriptor: string;
    tagline?: Readonly<Record<string, string>>;
    phone: string;
    whatsapp: string;
    email: string;
    address: { street: string };
    booking: { host: string; hotelCode: string };
  };
  const { palette, comfort } = read('theme.json') as ReturnType<typeof hotelTheme>;
  const own = hotelTheme();
  const ownColours: readonly string[] = [...Object.values(own.palette), ...Object.values(own.comfort)];
  return [
    ...[
      site.name,
      site.shortName,
      site.descriptor,
      ...Object.values(site.tagline ?? {}),
      site.phone,
      site.whatsapp,
      site.address.street,
      site.email.replace(/^.*@/, ''),
      new URL(site.booking.host).host,
      `/hotel/${site.booking.hotelCode}`,
    ],
    ...[...namesIn('restaurants'), ...namesIn('event-spaces')],
    ...[...Object.values(palette), ...Object.values(comfort)].filter((colour) => !ownColours.includes(colour) && !/^#(?:f{6}|0{6})$/.test(colour)),
  ];
}

test('no section has a heading and nothing else', async ({ page, request }) => {
  await page.goto('/robots.txt');
  for (const { address } of addresses) {
    const empty = await page.evaluate(
      (html) =>
        [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('main section')]
          .filter((section) => !section.querySelector('img, video, svg, form, input, a, button, noscript'))
          .filter((section) => section.textContent.trim() === (section.querySelector('h2, h3')?.textContent ?? '').trim())
          .map((section) => section.outerHTML),
      await (await request.get(address)).text(),
    );
    expect.soft(empty, address).toEqual([]);
  }
});

test('what is illustrative is in no file if the hotel leaves it out', async () => {
  test.skip(hotel.showIllustrative !== false, 'this hotel shows it');
  const texts = readContent('.').files.flatMap(({ data }) => {
    const left = new Set(textsOfContent(withoutIllustrative(data)).map(({ text }) => text));
    return textsOfContent(data).filter(({ text }) => !left.has(text));
  });
  expect(texts.length).toBeGreaterThan(0);
  for (const file of (await filesBelow(folder)).filter((one) => /\.(?:html|json|txt)$/.test(one))) {
    const text = fs.readFileSync(path.join(folder, file), 'utf8');
    expect
      .soft(
        texts.map((one) => one.text).filter((one) => text.includes(one)),
        file,
      )
      .toEqual([]);
  }
});

test('nothing of another hotel, and of a language that is not published, is in any file', async () => {
  const others = ['content', ...fs.readdirSync('tests/hotels').map((name) => `tests/hotels/${name}`)].filter(
    (other) => fs.existsSync(path.join(other, 'site.json')) && path.resolve(other) !== path.resolve(hotelFolder),
  );
  const hidden = knownLanguages.filter((language) => !languages.includes(language));
  const marks = [
    ...others.flatMap(marksOf),
    ...hidden.flatMap((language) => [`hreflang="${languageTags[language]}"`, `${publishedUrl}/${language}`, `"/${language}/`, `>${languageNames[language]}<`]),
  ];
  const files = await filesBelow(folder);
  expect.soft(files.filter((file) => hidden.some((language) => file.split('/').includes(language)))).toEqual([]);
  for (const file of files.filter((one) => /\.(?:html|js|css|json|xml|txt|svg|webmanifest)$|^_/.test(one))) {
    const text = fs.readFileSync(path.join(folder, file), 'utf8');
    expect
      .soft(
        marks.filter((mark) => text.includes(mark)),
        file,
      )
      .toEqual([]);
  }
});

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test(`every page is legible and fits, ${width} px wide`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    for (const { address } of addresses.filter(({ language }) => language === defaultLanguage)) {
      await openPage(page, address);
      expect.soft(await axeFindings(page), address).toEqual([]);
      expect.soft(await sidewaysOverflow(page), address).toEqual([]);
    }
    expect(faults).toEqual([]);
  });

for (const language of languages)
  test(`a stay leads to the hotel's own engine, in ${language}`, async ({ page }) => {
    await page.clock.setFixedTime(instantAt({ date: '2027-03-08', time: '12:00', zone: hotelTimeZone }));
    await page.goto(localizedPath('/', language));
    const card = bookingCard(page, language);
    await card.pick('checkIn', '2027-04-01');
    await card.pick('checkOut', '2027-04-05');
    await card.submit.click();
    await expectStayRequested(page, { checkIn: '2027-04-01', checkOut: '2027-04-05' });
  });

test('while the house is closed its card starts with the first night that it takes guests', async ({ page }) => {
  const closed = stayRules.restrictions?.find((one) => one.closed);
  test.skip(!closed, 'this hotel is never closed');
  if (!closed) return;
  await page.clock.setFixedTime(instantAt({ date: closed.from, time: '12:00', zone: hotelTimeZone }));
  await openPage(page, '/');
  await expect(bookingCard(page, defaultLanguage).checkIn).toHaveValue(formatDate(addDays(closed.to, 1)));
});

test('the languages that are published, and no other, can be chosen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const switcher = page.getByRole('navigation', { name: messagesOf(defaultLanguage, 'menu').language, exact: true }).first();
  if (languages.length < 2) {
    await expect(switcher).toHaveCount(0);
    return;
  }
  await expect(switcher.getByRole('link')).toHaveText(languages.map((language) => language.toUpperCase()));
});

test('a page that there is not answers 404, with a way on', async ({ page }) => {
  const response = await page.goto('/nao-existe');
  expect(response?.status()).toBe(404);
  await expect(page.locator('main').getByRole('link').first()).toBeVisible();
});
