import type { Page } from '@playwright/test';
import { idleAfterLoad } from '../../plugins/gatsby-plugin-first-paint/src/idle';
import { phoneLink } from '../../src/domain/contact/contactLinks';
import { workerPath } from '../../src/domain/offline/cachePolicy';
import { pagesAhead } from '../../src/domain/offline/offlinePage';
import { localizedPath } from '../../src/domain/i18n/localizedPath';
import { contactPath, offlinePath, tripPath } from '../../src/domain/pages/addresses';
import { resortDayId } from '../../src/domain/pages/sectionIds';
import type { Language } from '../../src/site';
import { axeFindings } from '../support/checks/accessibility';
import { contentOf, hotel, pathOfRoom, room, said, pathOfRole, textOfPage } from '../support/content/hotel';
import { type HotelSite, portalText, startHotelSite } from '../support/servers/hotelSite';
import { closedAt } from '../support/pages/announcement';
import { hydrated, openPage } from '../support/pages/inBrowser';
import { inLanguages } from '../support/sampling';
import { expect, test as base } from '../support/test';
import { say } from '../support/content/messages';

// What a visitor has without a signal (docs/offline.md), with the service worker that all other journeys block.

const test = base.extend<{ site: HotelSite }>({
  site: async ({}, use) => {
    const site = await startHotelSite();
    await use(site);
    await site.close();
  },
});
test.use({ serviceWorkers: 'allow', announcing: true });
// a page is idle two seconds after it has loaded, and a network slow after three
test.slow();
// its pop-up would cover the page, and what a service worker answers no journey can answer itself
test.beforeEach(({ context }) => context.addInitScript((closed) => localStorage.setItem('announcementClosed', closed), closedAt(Date.now())));

const roomName = (language: Language) => said(room.name, language);
/** Places with hours, which the page for no signal lists. */
const [open] = contentOf('Restaurant').filter(({ hours }) => hours.length > 0);
const headingOf = (path: string, language: Language): string => said(textOfPage(path).heading, language);
/** The words of a room that a test publishes anew, and how. */
const republished = (edition: number): readonly [string, string] => [
  edition === 1 ? room.summary.pt : `Edição ${String(edition - 1)}.`,
  `Edição ${String(edition)}.`,
];

/** The paths of the pages that are kept. */
const cachedPages = (page: Page) =>
  page.evaluate(async () => {
    const requests = await (await caches.open('pages-1')).keys();
    return requests.map(({ url }) => new URL(url).pathname).filter((path) => !path.startsWith('/page-data/'));
  });

/** Opens a page and waits until it is kept, and those that are kept ahead. */
async function visit(page: Page, address: string, { ahead = true, language = 'pt' }: { ahead?: boolean; language?: Language } = {}): Promise<void> {
  await openPage(page, address);
  await isKept(page, new URL(address).pathname, ...(ahead ? pagesAhead(language) : []));
}

/** Closes a tab and opens another: Chromium may keep a new service worker waiting while there is a tab that Playwright observes. */
async function inNewTab(before: Page, address: string, until: 'load' | 'commit' = 'load'): Promise<Page> {
  const context = before.context();
  await before.close();
  const page = await context.newPage();
  await page.goto(address, { waitUntil: until });
  await hydrated(page);
  return page;
}

const isKept = (page: Page, ...paths: readonly string[]) =>
  expect.poll(() => cachedPages(page), { timeout: 60_000 }).toEqual(expect.arrayContaining([...paths]));

/** The builds of pages as they are kept. */
const buildsKept = (page: Page, ...paths: readonly string[]) =>
  page.evaluate(async (all) => {
    const cache = await caches.open('pages-1');
    return Promise.all(all.map(async (path) => (await cache.match(path))?.headers.get('X-Cached-Build')));
  }, paths);

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Whether scripts, HTML and data of the open page are of one build. */
async function isWhole(page: Page): Promise<void> {
  await hydrated(page);
  const [document, data] = await page.evaluate(() => {
    const { ___loader: loader, ___webpackCompilationHash: build } = window as unknown as {
      ___loader: { loadPageSync: (path: string) => { readonly json: { readonly build: string } } };
      ___webpackCompilationHash: string;
    };
    return [build, loader.loadPageSync(window.location.pathname + window.location.search).json.build];
  });
  expect(data).toBe(document);
}

for (const language of inLanguages('pt'))
  test(`a guest who has seen the home page and a room has trip, contact, hours and both pages without a signal, in ${language}`, async ({ page, site }) => {
    const path = (pagePath: string) => site.url + localizedPath(pagePath, language);
    await visit(page, path('/'), { language });
    await visit(page, path(pathOfRoom), { language });
    await page.getByRole('button', { name: `${say(language, 'common', 'trip.keep')} ${roomName(language)}`, exact: true }).click();

    site.way = 'gone';
    await page.goto(path(tripPath));
    await isWhole(page);
    await expect(page.getByRole('main').getByRole('heading', { level: 3, name: roomName(language) })).toBeVisible();
    await page.goto(path(contactPath));
    await isWhole(page);
    await expect(page.getByRole('main').locator(`a[href="${phoneLink(hotel.phone)}"]`)).toBeVisible();
    await page.goto(path('/resort'));
    await isWhole(page);
    await expect(page.locator(`#${resortDayId}`)).toContainText(said(open?.name, language));
    // a stay in the address is no other page
    await page.goto(`${path(pathOfRoom)}?CheckIn=24122026&CheckOut=27122026`);
    await isWhole(page);
    await expect(page.getByRole('main')).toContainText(said(room.summary, language));
    const picture = page.locator('img[fetchpriority=high]');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.goto(path('/'));
    await isWhole(page);
    // without anything of other sites
    const addresses = await page.evaluate(async () => {
      const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return all.flat().map(({ url }) => new URL(url).origin);
    });
    expect([...new Set(addresses)]).toEqual([site.url]);
  });

for (const language of inLanguages('fr'))
  test(`what is not kept is answered by a page with telephone, trip and hours, which leaves once there is a signal, in ${language}`, async ({ page, site }) => {
    await visit(page, `${site.url}${localizedPath('/privacidade', language)}`, { language });
    site.way = 'gone';
    const wanted = `${localizedPath(pathOfRole('spa'), language)}?a=1`;
    await page.goto(site.url + wanted);
    await isWhole(page);
    await expect(page).toHaveURL(`${site.url}${localizedPath(offlinePath, language)}?para=${encodeURIComponent(wanted)}`);
    await expect(heading(page, headingOf('/sem-internet', language))).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.locator(`a[href="${phoneLink(hotel.phone)}"]`)).toBeVisible();
    await expect(main.locator(`a[href="${localizedPath(tripPath, language)}"]`)).toBeVisible();
    await expect(main.getByRole('heading', { level: 3, name: said(open?.name, language) })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);

    // the browser's word alone is not enough, nor is another try
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    const again = page.getByRole('link', { name: say(language, 'common', 'trouble.again') });
    await expect(again).toHaveAttribute('href', wanted);
    await again.click();
    await isWhole(page);
    await expect(heading(page, headingOf('/sem-internet', language))).toBeVisible();
    await page.goto(`${site.url}/en/galeria`);
    await expect(heading(page, headingOf('/sem-internet', 'en'))).toBeVisible();
    site.way = 'there';
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page).toHaveURL(`${site.url}/en/galeria`);
  });

test('a link without a signal shows a kept page in the same document, and stays, with words, where the page is not kept', async ({ page, site }) => {
  await visit(page, site.url);
  site.way = 'gone';
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const footer = page.getByRole('contentinfo');
  await footer.locator(`a[href="${contactPath}"]`).first().click();
  await expect(heading(page, headingOf('/contato', 'pt'))).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await footer.locator('a[href="/privacidade"]').first().click();
  await expect(page.getByRole('alert').filter({ hasText: say('pt', 'common', 'trouble.page') })).toBeVisible();
  await expect(heading(page, headingOf('/contato', 'pt'))).toBeVisible();
});

test('a page that is reached by a link is kept too', async ({ page, site }) => {
  await visit(page, site.url);
  await page.getByRole('contentinfo').locator('a[href="/perguntas"]').first().click();
  await isKept(page, '/perguntas');
  site.way = 'gone';
  await page.reload();
  await isWhole(page);
  await expect(heading(page, headingOf('/perguntas', 'pt'))).toBeVisible();
});

test('a network that answers within three seconds is never passed over; a slower one is, and the next page is new again', async ({ context, site }) => {
  let page = await context.newPage();
  await visit(page, site.url + pathOfRoom);
  await site.publish(republished(1));
  site.way = { slow: 0.5 };
  await page.goto(site.url + pathOfRoom, { waitUntil: 'commit' });
  await expect(page.getByRole('main')).toContainText('Edição 1.');
  await isWhole(page);
  site.way = 'there';
  page = await inNewTab(page, site.url + pathOfRoom);
  // until it is kept
  await expect
    .poll(() => page.evaluate(async (path) => (await (await caches.open('pages-1')).match(path))?.text(), pathOfRoom), { timeout: 60_000 })
    .toContain('Edição 1.');

  await site.publish(republished(2));
  site.way = { slow: 60 };
  page = await inNewTab(page, site.url + pathOfRoom, 'commit');
  await expect(page.getByRole('main')).toContainText('Edição 1.');
  await isWhole(page);
  site.way = 'there';
  page = await inNewTab(page, site.url + pathOfRoom);
  await expect(page.getByRole('main')).toContainText('Edição 2.');
  await isWhole(page);
});

test('after two publications a visitor sees the new site at once, and without a signal each page as it was, never a mixture', async ({ context, site }) => {
  let page = await context.newPage();
  await visit(page, site.url);
  await visit(page, site.url + pathOfRoom);
  await site.publish(republished(1));
  await site.publish(republished(2));

  await page.goto(site.url);
  await isWhole(page);
  const build = () => page.evaluate(() => (window as unknown as { ___webpackCompilationHash: string }).___webpackCompilationHash);
  const latest = await build();
  // the service worker of the new build knows which pages have changed from the second page on
  await expect
    .poll(
      async () => {
        page = await inNewTab(page, site.url);
        return buildsKept(page, '/', contactPath);
      },
      { timeout: 90_000, intervals: [6000] },
    )
    .toEqual([latest, latest]);

  const main = page.getByRole('main');
  site.way = 'gone';
  await page.goto(site.url + pathOfRoom);
  await isWhole(page);
  expect(await build()).not.toBe(latest);
  await expect(main).toContainText(room.summary.pt);
  // to a page that was kept of the newer build
  await page.getByRole('contentinfo').locator(`a[href="${contactPath}"]`).first().click();
  await expect(heading(page, headingOf('/contato', 'pt'))).toBeVisible();
  await isWhole(page);
  expect(await build()).toBe(latest);

  site.way = 'there';
  await page.goto(site.url + pathOfRoom);
  await isWhole(page);
  await expect(main).toContainText('Edição 2.');
});

test('the page of a hotel’s or airport’s Wi-Fi is shown, and never kept as the site’s', async ({ page, site }) => {
  await visit(page, site.url);
  await visit(page, site.url + pathOfRoom);
  site.way = 'portal';
  await page.goto(site.url + pathOfRole('spa'));
  await expect(heading(page, portalText)).toBeVisible();
  await page.goto(site.url + pathOfRoom);
  await expect(heading(page, portalText)).toBeVisible();
  // every kind of file, and what a page tells the service worker
  await page.evaluate(async (path) => {
    const addresses = [
      '/static/app-00000000000000000000.js',
      '/static/00000000000000000000000000000000/a.avif',
      '/fotos/a.jpg',
      '/fonts/a.woff2',
      '/page-data/resort/page-data.json',
    ];
    await Promise.allSettled(addresses.map((address) => fetch(address)));
    (await navigator.serviceWorker.ready).active?.postMessage({ visited: '/resort', pictures: [], ahead: true });
    (await navigator.serviceWorker.ready).active?.postMessage({ visited: path, pictures: [], ahead: true });
  }, pathOfRoom);
  site.way = 'gone';
  await page.goto(site.url + pathOfRoom);
  await isWhole(page);
  await expect(page.getByRole('main')).toContainText(room.summary.pt);
  const texts = await page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name);
        return Promise.all((await cache.matchAll()).map((response) => response.text()));
      }),
    );
    return all.flat();
  });
  expect(texts.filter((text) => text.includes(portalText))).toEqual([]);
});

test('a first visit asks for nothing before it is idle, and with data saved for nothing ahead', async ({ page, site, context }) => {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  await page.goto(`${site.url}/privacidade`);
  const loaded = Date.now();
  await isKept(page, '/privacidade');
  const request = site.requests.find(({ address }) => address === workerPath);
  // the clock of the server, whose test learns of the end of loading a little later
  expect((request?.at ?? 0) - loaded).toBeGreaterThan(idleAfterLoad - 500);
  // a message is answered in full before the next
  await page.reload();
  await hydrated(page);
  await expect
    .poll(() => site.requests.filter(({ address }) => address.endsWith('/privacidade/page-data.json')).length, { timeout: 30_000 })
    .toBeGreaterThan(2);
  expect(await cachedPages(page)).toEqual(['/privacidade']);
  expect(site.requests.filter(({ address }) => /minha-viagem|contato|sem-internet|\/resort/.test(address))).toEqual([]);
});

test('a device that is nearly full shows every page all the same', async ({ page, site, context }) => {
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: 300_000 });
  await openPage(page, site.url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  for (const path of [pathOfRoom, '/galeria', '/resort']) {
    await page.goto(site.url + path);
    await isWhole(page);
    const picture = page.locator('main img').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
});

test('switched off, it removes itself and what it kept at the next page', async ({ page, site }) => {
  await visit(page, site.url);
  await site.switchOff();
  // without a script, which such a build would not have registered it by
  await page.goto(`${site.url}/llms.txt`);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});
