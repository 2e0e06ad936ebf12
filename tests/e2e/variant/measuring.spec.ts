import path from 'node:path';
import type { Page } from '@playwright/test';
import { localizedPath } from '../../../src/domain/i18n/localizedPath';
import { hotelToday } from '../../../src/domain/time/clock';
import { addDays } from '../../../src/domain/time/plainDate';
import { hotelTimeZone } from '../../../src/site';
import { bookingCard } from '../../support/pages/booking';
import { engineAddress, expectStayRequested } from '../../support/servers/bookingEngine';
import { pathOfRoom } from '../../support/content/hotel';
import { consentBar } from '../../support/pages/consent';
import { hydrated, openPage } from '../../support/pages/inBrowser';
import { allScripts, measuringIn, scriptsOfPages, textOfMeasuring } from '../../support/servers/measuring';
import { scriptNamed } from '../../support/servers/scripts';
import { expect } from '../../support/test';
import type { ThirdParties } from '../../support/pages/thirdParties';
import { accepted, scriptOf, test, thirdPartyOrigins, tracesOf, variantFolder } from '../../support/servers/variant';

// The scripts of Matomo and Google are stand-ins, Plausible's is its own. All run under the site's policy, which every test checks.

type Fields = Readonly<Record<string, unknown>>;

/** What each provider was sent, in order. */
function counts({ counted }: ThirdParties) {
  const at = (path: string) => counted.filter((one) => one.path === path).map(({ body }) => body);
  const json = (path: string) => at(path).map((body) => JSON.parse(body) as Fields);
  const plausible = json('/api/event').filter(({ n }) => n !== 'engagement');
  return {
    plausible: plausible.map(({ n, u, p }) => ({ name: n, address: u, ...(p as Fields) })),
    matomo: at('/matomo.php').map((body) => Object.fromEntries(new URLSearchParams(body)) as Fields),
    ga4: json('/g/collect'),
    /** How often each provider has an event: Plausible, Matomo, Google. */
    times: (name: string) => [
      plausible.filter(({ n }) => n === name).length,
      at('/matomo.php').filter((body) => new URLSearchParams(body).get('e_c') === name).length,
      json('/g/collect').filter(({ en }) => en === name).length,
    ],
  };
}

const everyone = [1, 1, 1];
const nothing = { scripts: [], frames: 0, globals: [] };

/** Opens a page, with the browser's own clock: web-vitals reads times that a clock of the test would not have. */
async function open(page: Page, address: string, { agreed = true } = {}): Promise<void> {
  if (agreed)
    await page.addInitScript((kept) => {
      // the visitor may answer otherwise later
      if (localStorage.getItem('consent') === null) localStorage.setItem('consent', kept);
    }, accepted);
  await openPage(page, address);
}

/** Waits until every provider has the page that is open. */
async function measured({ page, thirdParties }: { readonly page: Page; readonly thirdParties: ThirdParties }): Promise<void> {
  const address = page.url().replace(/[?#].*/, '');
  const isHere = (shown: unknown) => String(shown).replace(/\?.*/, '') === address;
  await expect
    .poll(() => {
      const { plausible, matomo, ga4 } = counts(thirdParties);
      return [
        plausible.some((event) => event.name === 'pageview' && isHere(event.address)),
        matomo.some(({ action_name: title, url }) => title !== undefined && isHere(url)),
        ga4.some(({ en, page_location: location }) => en === 'page_view' && isHere(location)),
      ];
    })
    .toEqual([true, true, true]);
}

/** As when the visitor opens another tab. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

test.beforeEach(async ({ page, answersOf }) => {
  await answersOf('well');
  // Plausible's tracker does not count browsers that are driven by a program
  await page.addInitScript(() => Object.assign(window, { __plausible: true }));
});

test('after a yes the page that is open is counted, and each page after it once', async ({ page, thirdParties }) => {
  await open(page, '/resort?email=helena@exemplo.com&utm_source=jornal', { agreed: false });
  const { come, accept } = consentBar(page, 'pt');
  await come();
  await accept.click();
  await measured({ page, thirdParties });
  await page.getByRole('contentinfo').locator('a[href="/acomodacoes"]').first().click();
  await expect(page).toHaveURL('/acomodacoes');
  await expect.poll(() => counts(thirdParties).times('view_item_list')).toEqual(everyone);
  const { plausible } = counts(thirdParties);
  const origin = new URL(page.url()).origin;
  const [first, second] = [`${origin}/resort?utm_source=jornal`, `${origin}/acomodacoes`];
  expect(plausible.filter(({ name }) => name === 'pageview')).toEqual([
    { name: 'pageview', address: first, page_kind: 'resort', page_language: 'pt' },
    { name: 'pageview', address: second, page_kind: 'acomodacoes', page_language: 'pt' },
  ]);
  expect(JSON.stringify(thirdParties.counted)).not.toContain('helena');
});

test('dates and the way to the booking engine are counted, which gets exactly its three parameters at once', async ({ page, thirdParties }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await measured({ page, thirdParties });
  const card = bookingCard(page, 'pt');
  const checkIn = addDays(hotelToday(new Date(), hotelTimeZone), 40);
  const checkOut = addDays(checkIn, 3);
  await card.pick('checkIn', checkIn);
  await card.pick('checkOut', checkOut);
  await card.submit.click();
  await expectStayRequested(page, { checkIn, checkOut });
  await expect.poll(() => counts(thirdParties).times('begin_checkout')).toEqual(everyone);
  expect(counts(thirdParties).times('search')).toEqual(everyone);
  const { plausible, matomo, ga4 } = counts(thirdParties);
  const stay = { nights: '3', people: '2', days_ahead: '40' };
  expect(plausible).toContainEqual(expect.objectContaining({ name: 'search', month: checkIn.slice(0, 7), ...stay }));
  expect(plausible).toContainEqual(expect.objectContaining({ name: 'begin_checkout', place: 'reservar', ...stay }));
  expect(ga4).toContainEqual(expect.objectContaining({ en: 'begin_checkout', place: 'reservar', nights: 3, people: 2 }));
  expect(matomo).toContainEqual(expect.objectContaining({ e_c: 'begin_checkout', e_a: '3' }));
});

test('what failed is counted, and how fast the page was once it is hidden', async ({ page, thirdParties }) => {
  // one of the scripts that start the page is lost the first time
  let requests = 0;
  await page.route(scriptNamed(['app']), (route) => (requests++ === 0 ? route.abort() : route.fallback()));
  await open(page, localizedPath(pathOfRoom, 'fr'));
  await measured({ page, thirdParties });
  await expect.poll(() => counts(thirdParties).times('exception')).toEqual(everyone);
  expect(counts(thirdParties).times('web_vitals')).toEqual([0, 0, 0]);
  await expect.poll(async () => (await tracesOf(page)).scripts.length).toBeGreaterThan(0);
  await hide(page);
  const figures = () => counts(thirdParties).plausible.filter(({ name }) => name === 'web_vitals');
  await expect.poll(() => figures().map((figure) => (figure as Fields).metric_name)).toEqual(expect.arrayContaining(['LCP', 'TTFB', 'CLS']));
  for (const figure of figures()) expect(figure).toMatchObject({ page_kind: 'room', page_language: 'fr', connection: '4g' });
  const before = figures().length;
  await hide(page);
  await expect(page.evaluate(() => fetch('/robots.txt').then(({ ok }) => ok))).resolves.toBe(true);
  expect(figures()).toHaveLength(before);
});

test('a consent that is withdrawn takes everything with the document, cookies too, and nothing is sent from then on', async ({
  page,
  context,
  thirdParties,
}) => {
  await open(page, '/resort');
  await measured({ page, thirdParties });
  await expect.poll(async () => (await tracesOf(page)).globals).toEqual(['grecaptcha', '_paq', 'dataLayer']);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['_ga']);
  // Plausible tells how far a page was read when it is left
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
  const { reopen, refuse } = consentBar(page, 'pt');
  await reopen.click();
  const before = thirdParties.counted.length;
  const reloaded = page.waitForEvent('load');
  await refuse.click();
  await reloaded;
  await hydrated(page);
  await hide(page);
  expect(await tracesOf(page)).toEqual(nothing);
  expect(await context.cookies()).toEqual([]);
  expect(thirdParties.counted.slice(before)).toEqual([]);
});

test.describe('trackers that', () => {
  const blocked = Object.values(thirdPartyOrigins).filter((origin) => origin !== thirdPartyOrigins.botCheck);

  for (const [manner, text] of [
    ['blocked', 'are blocked'],
    ['throws', 'throw'],
    ['never', 'never answer'],
  ] as const)
    test(`${text} change nothing: the guest books`, async ({ page, answersOf, outsideRequests }) => {
      if (manner === 'blocked') for (const origin of blocked) await page.route(`${origin}/**`, (route) => route.abort('blockedbyclient'));
      else await answersOf(manner);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, '/en');
      await expect.poll(() => outsideRequests).toEqual(expect.arrayContaining([scriptOf.matomo, scriptOf.ga4]));
      await bookingCard(page, 'en').submit.click();
      await page.waitForURL((url) => url.href.replace(/\d{8}/g, '') === engineAddress({ checkIn: '2027-03-08', checkOut: '2027-03-09' }).replace(/\d{8}/g, ''));
    });
});

test('what measures is in chunks that pages do not load by themselves', () => {
  const folder = path.join(variantFolder, 'public');
  expect(measuringIn(folder, allScripts(folder))).toEqual(textOfMeasuring);
  expect(measuringIn(folder, scriptsOfPages(folder))).toEqual([]);
});
