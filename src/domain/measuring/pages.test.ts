import fc from 'fast-check';
import { pageOfRole } from '../pages/addresses';
import { countedAddress, countedPages, countedReferrer, eventOfPage, offerAt, countedPageAt } from './pages';

jest.replaceProperty(pageOfRole, 'offers', '/ofertas');
const pages = countedPages(
  [
    { path: '/', kind: 'fixed', role: null, slug: 'index' },
    { path: '/acomodacoes', kind: 'fixed', role: null, slug: 'acomodacoes' },
    { path: '/ofertas', kind: 'fixed', role: 'offers', slug: 'ofertas' },
    { path: '/404', kind: 'fixed', role: null, slug: '404' },
    { path: '/quartos/luxo', kind: 'room', role: null, slug: 'luxo' },
    { path: '/natal', kind: 'offer', role: null, slug: 'natal' },
    { path: '/bodas', kind: 'eventType', role: 'marriage', slug: 'bodas' },
  ],
  [
    { slug: 'natal', path: '/natal' },
    { slug: 'ferias-de-julho', path: null },
  ],
);
const origin = 'https://hotel.example';

test.each([
  ['/', 'home', null, 'pt'],
  ['/en', 'home', null, 'en'],
  ['/fr/quartos/luxo', 'room', 'luxo', 'fr'],
  ['/natal/', 'offer', 'natal', 'pt'],
  ['/en/bodas', 'eventType', 'bodas', 'en'],
  ['/acomodacoes', 'acomodacoes', null, 'pt'],
  ['/ofertas', 'offers', null, 'pt'],
])('%s is a page of the kind %s', (pathname, kind, item, language) => {
  expect(countedPageAt(pathname, pages)).toMatchObject({ kind, item, language });
});

test('of an address that the site does not have nothing is counted but its language', () => {
  expect(countedPageAt('/en/helena@exemplo.com', pages)).toEqual({ kind: '404', item: null, path: '/404', language: 'en' });
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      const page = countedPageAt(path, pages);
      expect(page.path === '/404' || page.path in pages).toBe(true);
    }),
  );
});

test('of a query only what campaigns write is counted', () => {
  const page = countedPageAt('/fr/quartos/luxo', pages);
  const search = '?entrada=2026-12-24&email=helena%40exemplo.com&utm_source=jornal&utm_campaign=ver%C3%A3o&gclid=abc&xutm_source=1';
  expect(countedAddress({ origin, page, search })).toBe('https://hotel.example/fr/quartos/luxo?utm_source=jornal&utm_campaign=ver%C3%A3o&gclid=abc');
  expect(countedAddress({ origin, page: countedPageAt('/', pages), search: '?em=2026-12-24' })).toBe('https://hotel.example/');
});

test.each([
  ['', ''],
  ['https://hotel.example/contato?email=helena%40exemplo.com', ''],
  ['https://mail.example/inbox?of=helena#3', 'https://mail.example/inbox'],
  ['android-app', ''],
])('the referrer %j is counted as %j', (referrer, counted) => {
  expect(countedReferrer(referrer, origin)).toBe(counted);
});

test.each([
  ['/natal', 'natal'],
  ['/en/natal#condicoes', 'natal'],
  ['/ofertas#ferias-de-julho', 'ferias-de-julho'],
  ['/ofertas#com-data', null],
  ['/quartos/luxo', null],
  ['/nowhere', null],
])('a link to %s leads to the offer %s', (address, offer) => {
  expect(offerAt(new URL(address, origin), pages)).toBe(offer);
});

test.each([
  ['/quartos/luxo', { name: 'view_item', fields: { item_id: 'luxo', item_category: 'room' } }],
  ['/natal', { name: 'view_item', fields: { item_id: 'natal', item_category: 'offer' } }],
  ['/acomodacoes', { name: 'view_item_list', fields: { item_list_id: 'rooms' } }],
  ['/ofertas', { name: 'view_item_list', fields: { item_list_id: 'offers' } }],
  ['/bodas', null],
  ['/nowhere', null],
])('opening %s counts %j', (path, event) => {
  expect(eventOfPage(countedPageAt(path, pages))).toEqual(event);
});
