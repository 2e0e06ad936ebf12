/** @jest-environment jsdom */
import type { PlausibleConfig, PlausibleEventOptions } from '@plausible-analytics/tracker';
import { formSent, leaveForEngine, textCopied } from '../browser/measuredActions';
import { settings } from '../browser/settings';
import { changeStay } from '../browser/stayStore';

const engine = 'https://reservas.example/hotel/4568';
const origin = 'http://localhost';

process.env.COUNTED_PAGES = JSON.stringify({
  '/': { kind: 'home', item: null },
  '/acomodacoes': { kind: 'acomodacoes', item: null },
  '/quartos/luxo': { kind: 'room', item: 'luxo' },
  '/natal': { kind: 'offer', item: 'natal' },
});

type Tracked = readonly [name: string, options: PlausibleEventOptions];
const mockTracked: Tracked[] = [];
let mockConfig: PlausibleConfig | undefined;
let mockThrows = false;
jest.mock('@plausible-analytics/tracker', () => ({
  init: (config: PlausibleConfig) => {
    mockConfig = config;
  },
  track: (...call: Tracked) => {
    if (mockThrows) throw new Error('The tracker is broken.');
    mockTracked.push(call);
  },
}));

const mockFault: { report?: (fault: string) => void } = {};
jest.mock('../../plugins/gatsby-plugin-first-paint', () => ({
  watchFaults: (report: (fault: string) => void) => {
    mockFault.report = report;
  },
}));
jest.mock('./fieldFigures', () => ({ watchFigures: () => undefined }));

const layer = () => (window.dataLayer ?? []).map((command) => [...(command as Iterable<unknown>)]);
const matomo = () => window._paq as unknown as readonly (readonly unknown[])[];

const cookies = { setsCookies: true, offSwitch: 'ga-disable-G-TEST' } as const;

let allowed = true;
let show: (address: string) => void;

beforeAll(async () => {
  jest.replaceProperty(settings, 'analytics', [
    { provider: 'plausible', domain: 'hotel.example', endpoint: 'https://plausible.io/api/event' },
    { provider: 'matomo', site: '1', endpoint: 'https://matomo.example/matomo.php', script: 'https://matomo.example/matomo.js' },
    { provider: 'ga4', id: 'G-TEST', script: 'https://www.googletagmanager.com/gtag/js?id=G-TEST', ...cookies },
  ]);
  performance.getEntriesByType = () => [];
  Object.defineProperty(document, 'referrer', { value: 'https://jornal.example/viagem?leitor=helena' });
  const { measureVisit } = await import('./visit');
  const opened = await measureVisit({ engine, isAllowed: () => allowed });
  show = (address) => {
    const { pathname, search } = new URL(address, origin);
    opened({ pathname, search });
  };
});

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-26T12:00:00-03:00') });
  allowed = true;
  mockThrows = false;
  show('/');
  mockTracked.length = 0;
  (window.dataLayer ?? []).length = 0;
  (matomo() as unknown[]).length = 0;
});

const events = (): Readonly<Record<string, string>>[] => mockTracked.map(([name, { props }]) => ({ name, ...props }));

/** Follows a link of a page. */
function follow(html: string, init: MouseEventInit & { type?: string } = {}): void {
  document.body.innerHTML = html;
  const { type = 'click', ...rest } = init;
  document.querySelector('a')?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...rest }));
}

test('a page is shown to every provider, by an address without what is personal', () => {
  show('/en/quartos/luxo?entrada=2026-12-24&email=helena%40exemplo.com&utm_source=jornal');
  const address = 'http://localhost/en/quartos/luxo?utm_source=jornal';
  expect(mockTracked[0]).toEqual(['pageview', { url: address, props: { page_kind: 'room', page_language: 'en' } }]);
  expect(matomo()).toContainEqual(['setCustomUrl', address]);
  expect(matomo()).toContainEqual(['setReferrerUrl', 'http://localhost/']);
  expect(matomo()).toContainEqual(['trackPageView']);
  expect(layer()).toContainEqual(['set', { page_location: address, page_referrer: 'http://localhost/', page_kind: 'room', page_language: 'en' }]);
  expect(layer()).toContainEqual(['event', 'page_view', { page_title: document.title }]);
  expect(JSON.stringify([mockTracked, matomo(), layer()])).not.toMatch(/helena|2026-12-24/);
});

test('each event goes to every provider in its own form', () => {
  show('/quartos/luxo');
  expect(events()[1]).toEqual({ name: 'view_item', item_id: 'luxo', item_category: 'room' });
  expect(mockTracked[1]?.[1].interactive).toBe(false);
  expect(matomo()).toContainEqual(['trackEvent', 'view_item', 'luxo', 'item_category: room']);
  expect(layer()).toContainEqual(['event', 'view_item', { items: [{ item_id: 'luxo', item_category: 'room' }] }]);
});

test('Google’s commands are what gtag.js takes, and what advertising would use is off', async () => {
  show('/');
  for (const command of window.dataLayer ?? []) expect(Object.prototype.toString.call(command)).toBe('[object Arguments]');
  const { startGa4 } = await import('./ga4');
  startGa4({ provider: 'ga4', id: 'G-OTHER', script: 'https://www.googletagmanager.com/gtag/js?id=G-OTHER', ...cookies });
  expect(layer()).toContainEqual([
    'consent',
    'default',
    { analytics_storage: 'granted', ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' },
  ]);
  expect(layer()).toContainEqual(['config', 'G-OTHER', expect.objectContaining({ send_page_view: false, allow_google_signals: false, cookie_domain: 'none' })]);
});

test('Plausible gets where the visitor came from without the query, and nothing from the page itself', () => {
  expect(mockConfig).toMatchObject({
    domain: 'hotel.example',
    endpoint: 'https://plausible.io/api/event',
    autoCapturePageviews: false,
    captureOnLocalhost: false,
  });
  const payload = mockConfig?.transformRequest?.({ n: 'pageview', u: '/', d: 'hotel.example', r: 'https://hotel.example/?email=helena@exemplo.com' });
  expect(JSON.stringify(payload)).not.toContain('helena');
});

test.each([
  [`<section id="quartos"><a href="${engine}?CheckIn=24122026&CheckOut=27122026&ad=2">Reservar</a></section>`, 'quartos'],
  [`<header id="topo"><a href="${engine}?CheckIn=24122026&CheckOut=27122026&ad=2">Reservar</a></header>`, 'header'],
  [`<div role="dialog"><section id="x"><a href="${engine}?CheckIn=24122026&CheckOut=27122026&ad=2">Reservar</a></section></div>`, 'dialog'],
  [`<p><a href="${engine}?CheckIn=24122026&CheckOut=27122026&ad=2"><b>Reservar</b></a></p>`, 'page'],
])('a link to the engine counts with its stay and its place: %s', (html, place) => {
  follow(html);
  expect(events()).toEqual([{ name: 'begin_checkout', nights: '3', people: '2', days_ahead: '28', place }]);
});

test('a link to the engine that asks for dates first, or is not followed, does not count', () => {
  const stop = (event: Event) => event.preventDefault();
  document.body.addEventListener('click', stop);
  follow(`<a href="${engine}">Reservar</a>`);
  document.body.removeEventListener('click', stop);
  follow(`<a href="${engine}">Reservar</a>`, { type: 'auxclick', button: 2 });
  expect(events()).toEqual([]);
  follow(`<a href="${engine}">Reservar</a>`, { type: 'auxclick', button: 1 });
  expect(events()).toEqual([{ name: 'begin_checkout', place: 'page' }]);
});

test('a booking form counts and leaves by exactly its address, even if a tracker throws', () => {
  document.body.innerHTML = '<form id="reservar"></form>';
  const form = document.querySelector('form') ?? document.body;
  const address = `${engine}?CheckIn=24122026&CheckOut=25122026&ad=4`;
  // jsdom cannot leave a page: it reports the address
  const left = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  leaveForEngine(address, form);
  expect(events()).toEqual([{ name: 'begin_checkout', nights: '1', people: '4', days_ahead: '28', place: 'reservar' }]);
  mockThrows = true;
  leaveForEngine(address, form);
  expect(left).toHaveBeenCalledTimes(2);
  expect(layer().filter(([, name]) => name === 'begin_checkout')).toHaveLength(2);
});

test('an offer counts where it is promoted, not in the menu or the footer, nor a link to another site', () => {
  follow('<main><section id="temporadas"><a href="/en/natal">Christmas</a></section></main>');
  follow('<footer><a href="/natal">Natal</a></footer>');
  follow('<main><a href="https://elsewhere.example/natal">Natal</a></main>');
  follow('<main><a href="/quartos/luxo">Luxo</a></main>');
  expect(events()).toEqual([{ name: 'select_promotion', promotion_id: 'natal', creative_slot: 'temporadas' }]);
});

test('forms that were received and links to the hotel are leads, by their kind alone', () => {
  formSent('spa');
  formSent('something else');
  follow('<a href="https://wa.me/5513999990000?text=Helena">WhatsApp</a>');
  expect(events()).toEqual([
    { name: 'generate_lead', lead_source: 'spa' },
    { name: 'generate_lead', lead_source: 'whatsapp' },
  ]);
  expect(JSON.stringify([mockTracked, matomo(), layer()])).not.toContain('Helena');
});

test('an address of this site that was copied was shared, any other text was not', () => {
  textCopied('http://localhost/quartos/luxo?viagem=1');
  textCopied('Olá, sou a Helena');
  textCopied('https://elsewhere.example/');
  expect(events()).toEqual([{ name: 'share', content_type: 'room', method: 'copy' }]);
});

test('dates count once they stay as they are, before leaving at once, and never twice', () => {
  changeStay({ stay: { checkIn: '2026-12-24', checkOut: '2026-12-25' } });
  jest.advanceTimersByTime(1000);
  changeStay({ stay: { checkIn: '2026-12-24', checkOut: '2026-12-27' } });
  jest.advanceTimersByTime(1999);
  expect(events()).toEqual([]);
  jest.advanceTimersByTime(1);
  const search = { name: 'search', nights: '3', people: '2', days_ahead: '28', month: '2026-12' };
  expect(events()).toEqual([search]);
  changeStay({ party: { adults: 3, children: [8] } });
  changeStay({ stay: { checkIn: '2026-12-24', checkOut: null } });
  jest.advanceTimersByTime(5000);
  expect(events()).toEqual([search]);
  changeStay({ stay: { checkIn: '2027-01-02', checkOut: '2027-01-03' } });
  follow(`<a href="${engine}">Reservar</a>`);
  jest.advanceTimersByTime(5000);
  expect(events().map(({ name, people }) => [name, people])).toEqual([
    ['search', '2'],
    ['search', '4'],
    ['begin_checkout', undefined],
  ]);
});

test('what failed is an exception', () => {
  mockFault.report?.('hydration');
  expect(events()).toEqual([{ name: 'exception', description: 'hydration' }]);
});

test('after consent is withdrawn nothing is sent', () => {
  allowed = false;
  show('/quartos/luxo');
  formSent('spa');
  follow(`<a href="${engine}">Reservar</a>`);
  mockFault.report?.('load');
  expect([mockTracked, matomo(), layer()]).toEqual([[], [], []]);
});
