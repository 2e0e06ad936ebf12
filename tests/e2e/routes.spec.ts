import type { Page } from '@playwright/test';
import { languageOfPath, localizedPath } from '../../src/domain/i18n/localizedPath';
import { isListed } from '../../src/domain/seo/isListed';
import { redirects } from '../../src/gatsby/publish/redirects';
import { defaultLanguage, languages, languageTags, siteUrl as publishedUrl } from '../../src/site';
import { factsOf, headsOf, hydrated, picturesOf, scrollThrough, textsInBoth } from '../support/inBrowser';
import { rawTexts } from '../support/rawText';
import { fixedRoutes, roomRoutes, routes } from '../support/routes';
import { siteUrl } from '../support/site';
import { expect, test } from '../support/test';

interface Reply {
  readonly status: number;
  readonly location: string | undefined;
  readonly html: string;
}

/** Answers of the site, each asked for once. */
const replies = new Map<string, Promise<Reply>>();

function replyOf(page: Page, address: string): Promise<Reply> {
  const known = replies.get(address);
  if (known) return known;
  const reply = page.request.get(address, { maxRedirects: 0 }).then(async (response) => {
    const html = (response.headers()['content-type'] ?? '').startsWith('text/html') ? await response.text() : '';
    return { status: response.status(), location: response.headers().location, html };
  });
  replies.set(address, reply);
  return reply;
}

/** What is wrong with a link to this site, if anything. Only what moved for good may lead on. */
async function faultOfLink(page: Page, { pathname, search, hash }: URL): Promise<string | undefined> {
  const target = redirects.find(({ from }) => from === pathname)?.to ?? pathname;
  const { status, html } = await replyOf(page, target + search);
  if (status !== 200) return `${pathname} answers ${status}`;
  const id = decodeURIComponent(hash.slice(1));
  // a place on this very page may have come with its script
  const isHere = new URL(page.url()).pathname === pathname && (await page.locator(`[id="${id}"]`).count()) > 0;
  if (id && !isHere && !html.includes(` id="${id}"`)) return `${pathname} has no place #${id}`;
  return undefined;
}

/** Everything that goes wrong in the browser, as it happens. */
function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => faults.push(`page: ${error.message}`));
  page.on('response', (response) => response.status() >= 400 && faults.push(`${response.status()} ${response.url()}`));
  page.on('requestfailed', (request) => request.failure()?.errorText !== 'net::ERR_ABORTED' && faults.push(`${request.failure()?.errorText} ${request.url()}`));
  page.on('request', (request) => /^https?:/.test(request.url()) && new URL(request.url()).origin !== siteUrl && faults.push(`another host: ${request.url()}`));
  return faults;
}

test('the rooms of docs/hotel-rules.md 5.1 have their pages', () => {
  const specified = ['standard', 'premium', 'premiumSuperior', 'luxo', 'luxoVaranda', 'master', 'suiteMasterI', 'suiteMasterII', 'chale'];
  expect(roomRoutes).toEqual(expect.arrayContaining(specified.map((slug) => `/quartos/${slug}`)));
  expect(fixedRoutes).toHaveLength(20);
});

for (const language of languages) {
  test.describe(`in ${languageTags[language]}`, () => {
    // One after the other in one page, as a guest would: fast, and what a page leaves behind shows on the next.
    test.describe.configure({ mode: 'default' });
    let page: Page;
    let faults: string[];

    test.beforeAll(async ({ browser }) => {
      page = await browser.newPage();
      faults = watch(page);
    });
    test.afterAll(() => page.close());

    for (const route of routes) {
      const address = localizedPath(route, language);

      test(`${address} is whole`, async () => {
        faults.length = 0;
        const response = await page.goto(address);
        expect(response?.status()).toBe(200);
        expect(new URL(page.url()).pathname, 'no redirect').toBe(address);
        await hydrated(page);
        await scrollThrough(page);
        const picturesThatAre = async (state: 'coming' | 'broken') => (await picturesOf(page)).filter((one) => one.state === state).map((one) => one.address);
        await expect.poll(() => picturesThatAre('coming'), { message: 'pictures that never came', timeout: 15_000, intervals: [50, 100, 250] }).toEqual([]);
        expect.soft(await picturesThatAre('broken'), 'broken pictures').toEqual([]);
        const facts = await factsOf(page);

        expect.soft(facts.language).toBe(languageTags[language]);
        expect.soft(facts.headings, 'one h1').toHaveLength(1);
        expect.soft(facts.headings[0]?.trim(), 'the h1 has words').toBeTruthy();
        expect.soft(facts.titles, 'one title').toHaveLength(1);
        expect.soft(facts.descriptions, 'one description').toHaveLength(1);
        const { length } = facts.descriptions[0] ?? '';
        expect.soft(length, 'length of the description').toBeGreaterThanOrEqual(50);
        expect.soft(length, 'length of the description').toBeLessThanOrEqual(170);
        const listed = isListed(route);
        await expect.soft(page.locator('meta[name="robots"]')).toHaveCount(listed ? 0 : 1);
        expect.soft(facts.canonicals).toEqual([publishedUrl + address]);
        expect
          .soft(facts.alternates)
          .toEqual(
            !listed
              ? []
              : [
                  ...languages.map((other) => [languageTags[other], publishedUrl + localizedPath(route, other)]),
                  ['x-default', publishedUrl + localizedPath(route, defaultLanguage)],
                ],
          );
        expect.soft(rawTexts(facts.texts), 'texts meant for the program').toEqual([]);

        const own = facts.links
          .map(({ href, ...link }) => ({ ...link, url: new URL(href.replace(publishedUrl, siteUrl)) }))
          .filter(({ url }) => url.origin === siteUrl);
        const dead = await Promise.all(own.map(({ url }) => faultOfLink(page, url)));
        expect.soft([...new Set(dead.filter(Boolean))], 'dead links').toEqual([]);
        const isFile = /\.[a-z0-9]+$/;
        const astray = own.filter(({ url: { pathname }, leadsToLanguage }) => {
          const led = languageOfPath(pathname);
          return led !== language && !leadsToLanguage && !isFile.test(pathname);
        });
        expect
          .soft(
            astray.map(({ url }) => url.pathname),
            'links into another language',
          )
          .toEqual([]);

        if (language !== defaultLanguage)
          expect.soft(await textsInBoth(page, address, localizedPath(route, defaultLanguage)), 'texts left in Portuguese').toEqual([]);

        expect.soft(faults, 'what went wrong in the browser').toEqual([]);
      });
    }

    test('none of them sets a cookie', async () => {
      expect(await page.context().cookies()).toEqual([]);
    });

    test('each page has a title and a description of its own', async () => {
      await page.goto(localizedPath('/', language));
      const heads = await headsOf(
        page,
        routes.map((route) => localizedPath(route, language)),
      );
      for (const part of ['title', 'description'] as const) {
        const shared = heads.filter((head) => heads.some((other) => other !== head && other[part] === head[part]));
        expect.soft(shared.map((head) => `${head.address}: ${head[part]}`)).toEqual([]);
      }
    });

    test('no page puts a guest off “on request” more than three times', async () => {
      for (const route of routes) {
        const { html } = await replyOf(page, localizedPath(route, language));
        expect.soft(html, route).toContain('<h1');
        expect.soft([...html.matchAll(/sob consulta|on request|sur demande/gi)].length, route).toBeLessThanOrEqual(3);
      }
    });

    test('an address that nobody knows answers 404 in its language, with a way on', async () => {
      const response = await page.goto(localizedPath('/nao-existe/mesmo', language));
      expect(response?.status()).toBe(404);
      await hydrated(page);
      const facts = await factsOf(page);
      expect(facts.language).toBe(languageTags[language]);
      expect(facts.headings).toHaveLength(1);
      expect(rawTexts(facts.texts)).toEqual([]);
      const paths = facts.links.map(({ href }) => href.replace(siteUrl, ''));
      for (const onward of ['/', '/acomodacoes', '/contato']) expect.soft(paths).toContain(localizedPath(onward, language));
      expect
        .soft(
          paths.some((href) => href.startsWith('https://wa.me/')),
          'WhatsApp',
        )
        .toBe(true);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    });
  });
}

for (const { from, to } of redirects)
  test(`${from} has moved to ${to} for good`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([301, to]);
    expect((await request.get(to)).status()).toBe(200);
  });
