/** @jest-environment jsdom */
import fs from 'node:fs';
import { screen } from '@testing-library/react';
import { hydrateIn, renderIn } from '../../../tests/support/components/inLanguage';
import { mockIntersectionObserver } from '../../../tests/support/components/mockIntersectionObserver';
import { pictureOf } from '../../../tests/support/content/pictures';
import type { Language } from '../../site';
import { Packages } from './Packages';

type Localized = Readonly<Record<Language, string>>;
interface Item {
  readonly slug: string;
  readonly title: Localized;
  readonly subtitle: Localized;
  readonly path: string | null;
  readonly stay: { readonly checkIn: string; readonly checkOut: string; readonly adults: number } | null;
}

/** A copy of the hotel's offers and packages, since a marketer may change those in `content/`. */
const folder = 'tests/support/fixtures/hotel';
const read = (file: string) => JSON.parse(fs.readFileSync(file, 'utf8')) as unknown;
const { items } = read(`${folder}/packages.json`) as { items: readonly Item[] };
const offers = fs.readdirSync(`${folder}/offers`).map((file) => read(`${folder}/offers/${file}`) as Queries.PackageOfferFragment);
const section = { slug: 'temporadas', title: 'Temporadas', lead: null, text: [], path: null, action: null, items: [] };

const carousel = (language: Language, all = offers) => (
  <Packages
    section={section}
    packages={{ items: items.map((item) => ({ ...item, title: item.title[language], subtitle: item.subtitle[language], picture: pictureOf(item.slug) })) }}
    offers={all}
  />
);
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const marked = (text: string) => screen.queryAllByText(text).map((mark) => mark.closest('a')?.getAttribute('href'));

beforeEach(() => {
  mockIntersectionObserver('far');
  jest.useFakeTimers({ now: new Date('2026-11-23T12:00:00-03:00') });
});

test.each([
  ['pt', '31 de dezembro de 2026', '/reveillon'],
  ['en', '31 December 2026', '/en/reveillon'],
  ['fr', '31 décembre 2026', '/fr/reveillon'],
] as const)('in %s what comes every year keeps its place and has its date, “%s”', (language, day, path) => {
  renderIn(language, carousel(language));
  expect(hrefs()[1]).toBe(path);
  expect(marked(day)).toEqual([path]);
});

test('an offer that happens once and is over keeps its item, without a date', () => {
  const once = offers.map((offer) => (offer.path === '/reveillon' ? { ...offer, lastDay: '2026-01-01', annualDay: null } : offer));
  const { container } = renderIn('pt', carousel('pt', once));
  expect(hrefs()[1]).toBe('/reveillon');
  expect(container.querySelector('a[href="/reveillon"]')?.textContent).not.toMatch(/20\d\d|passou/);
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
  expect(html).not.toContain('31 de dezembro de');
  expect(differences).toEqual([]);
});
