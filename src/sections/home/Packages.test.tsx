/** @jest-environment jsdom */
import fs from 'node:fs';
import { screen } from '@testing-library/react';
import { hydrateIn, renderIn } from '../../../tests/support/inLanguage';
import { pictureOf } from '../../../tests/support/pictures';
import type { Language } from '../../site';
import { Packages } from './Packages';

type Words = Readonly<Record<Language, string>>;
interface Item {
  readonly slug: string;
  readonly title: Words;
  readonly subtitle: Words;
  readonly path: string | null;
  readonly stay: { readonly checkIn: string; readonly checkOut: string; readonly adults: number } | null;
}

/** A copy of the hotel's offers and packages, since a marketer may change those in `content/`. */
const folder = 'tests/support/fixtures/hotel';
const read = (file: string) => JSON.parse(fs.readFileSync(file, 'utf8')) as unknown;
const { items } = read(`${folder}/packages.json`) as { items: readonly Item[] };
const offers = fs.readdirSync(`${folder}/offers`).map((file) => read(`${folder}/offers/${file}`) as Queries.PackageOfferFragment);
const words = { slug: 'temporadas', title: 'Temporadas', lead: null, text: [], path: null, action: null, facts: [], items: [] };
const booking = { host: 'https://engine.example', hotelCode: '4568' };

const carousel = (language: Language, all = offers) => (
  <Packages
    words={words}
    packages={{ items: items.map((item) => ({ ...item, title: item.title[language], subtitle: item.subtitle[language], picture: pictureOf(item.slug) })) }}
    offers={all}
    booking={booking}
  />
);
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const past = (words_: string) => screen.queryAllByText(words_).map((mark) => mark.closest('a')?.getAttribute('href'));

beforeEach(() => {
  document.body.innerHTML = '';
  Object.assign(window, {
    matchMedia: () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }),
    IntersectionObserver: class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  });
  jest.useFakeTimers({ now: new Date('2026-11-23T12:00:00-03:00') });
});
afterEach(() => jest.useRealTimers());

test.each([
  ['pt', 'Já passou, volta em 31/12/2026', '/reveillon'],
  ['en', 'Already over, back on 31/12/2026', '/en/reveillon'],
  ['fr', 'C’est fini, de retour le 31/12/2026', '/fr/reveillon'],
] as const)('in %s a past offer keeps its place and is marked “%s”', (language, mark, path) => {
  renderIn(language, carousel(language));
  expect(hrefs()[1]).toBe(path);
  expect(past(mark)).toEqual([path]);
});

test('once content has new dates, the offer is no longer past', () => {
  const upcoming = offers.map((offer) => (offer.path === '/reveillon' ? { ...offer, firstDay: '2026-12-29', lastDay: '2027-01-02' } : offer));
  renderIn('pt', carousel('pt', upcoming));
  expect(past('Já passou')).toEqual([]);
});

test('the weekend has its dates until they are past, then none', () => {
  const { unmount } = renderIn('pt', carousel('pt'));
  expect(hrefs()[7]).toBe('https://engine.example/hotel/4568?CheckIn=10122026&CheckOut=13122026&ad=2');
  unmount();
  jest.setSystemTime(new Date('2026-12-11T00:00:00-03:00'));
  renderIn('pt', carousel('pt'));
  expect(hrefs()[7]).toBe('https://engine.example/hotel/4568');
});

test('the server’s HTML does not depend on the date, and hydration matches', async () => {
  jest.useRealTimers();
  const { html, differences } = await hydrateIn('pt', carousel('pt'));
  expect(html).not.toContain('Já passou');
  expect(differences).toEqual([]);
});
