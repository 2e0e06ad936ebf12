/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { hydrateIn, renderIn } from '../../../tests/support/components/inLanguage';
import { mockIntersectionObserver } from '../../../tests/support/components/mockIntersectionObserver';
import { pictureOf } from '../../../tests/support/content/pictures';
import { sameAllYear } from '../../../tests/support/fixtures/placeHours';
import { openMapView } from './mapView';
import { ResortMap } from './ResortMap';

jest.mock('./mapView', () => ({ maximumZoom: 4, openMapView: jest.fn() }));
jest.mock('../../browser/hotelClock', () => ({ hotelClock: () => new Date('2026-03-02T15:00:00Z') })); // Monday noon at the hotel
const opened = jest.mocked(openMapView);
const view = { zoom: jest.fn(), close: jest.fn() };

const daily = (opens: string, closes: string): Queries.HoursFragment[] => [
  { service: 'open', days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], opens, closes },
];
type Place = Queries.ResortMapFragment['places'][number];
const place = (slug: string, name: string, more: Partial<Place> = {}): Place => ({
  slug,
  name,
  x: 0.25,
  y: 0.5,
  withChildren: null,
  path: `/estrutura#${slug}`,
  hours: daily('10:00', '19:00'),
  ...sameAllYear,
  picture: pictureOf(slug),
  ...more,
});
const seen = pictureOf('mapa');
const map: Queries.ResortMapFragment = {
  title: 'O resort visto do alto',
  lead: 'Escolha um número.',
  picture: {
    ...seen,
    file: { childImageSharp: { ...seen.file.childImageSharp, large: { src: '/large.avif' }, largeJpeg: { src: '/large.jpg' } } },
  } as Queries.ResortMapFragment['picture'],
  places: [
    place('clube', 'Clube de praia'),
    place('parque', 'Parque da criança', { withChildren: true, hours: daily('13:00', '15:00') }),
    place('piscinas', 'Piscinas', { hours: [] }),
  ],
};

const fetchHead = jest.fn<Promise<Response>, [address: string]>();
const decode = jest.fn<Promise<void>, []>();
beforeEach(() => {
  opened.mockReturnValue(view);
  decode.mockResolvedValue();
  HTMLImageElement.prototype.decode = decode;
  mockIntersectionObserver('near');
  Object.defineProperty(globalThis, 'fetch', { value: fetchHead, configurable: true });
  Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g' }, configurable: true });
});

async function near() {
  const visitor = renderIn('pt', <ResortMap map={map} />);
  await screen.findByRole('group', { name: /^Mapa: as setas/ });
  return visitor;
}
const [markers, entries] = [0, 1].map((index) => () => {
  const list = screen.getAllByRole('list')[index];
  return list
    ? within(list)
        .getAllByRole('link')
        .map(({ textContent }) => textContent)
    : [];
}) as [() => string[], () => string[]];
const zoomTo = (scale: number) => act(() => opened.mock.calls.at(-1)?.[2].onZoom(scale));

test('without script every place has a numbered link to its entry in the list, and the entry a link to its page', async () => {
  const { html, differences } = await hydrateIn('pt', <ResortMap map={map} />);
  expect(html).toContain('style="--x:0.25;--y:0.5"><a href="#mapa-1">1</a>');
  expect(html).toMatch(/<li id="mapa-1"><b>1<\/b><a href="\/estrutura#clube">Clube de praia<\/a>/);
  expect(html).not.toMatch(/<button/);
  expect(differences).toEqual([]);
});

test('choosing a marker shows and focuses its card; Escape restores focus', async () => {
  const { user } = await near();
  expect(markers()).toEqual(['1 Clube de praia', '2 Parque da criança', '3 Piscinas']);
  await user.click(screen.getByRole('link', { name: '2 Parque da criança' }));
  const card = screen.getByRole('group', { name: '2. Parque da criança' });
  expect(document.activeElement).toBe(card);
  expect(within(card).getByText('abre às 13h')).toBeTruthy();
  expect(within(card).getByRole('img', { name: 'Vê-se parque' })).toBeTruthy();
  expect(within(card).getByRole('link', { name: 'Conhecer (Parque da criança)' }).getAttribute('href')).toBe('/estrutura#parque');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('group', { name: '2. Parque da criança' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: '2 Parque da criança' }));
});

test('the marker of the chosen place leads to its card again', async () => {
  const { user } = await near();
  const marker = screen.getByRole('link', { name: '2 Parque da criança' });
  await user.click(marker);
  act(() => marker.focus());
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('group', { name: '2. Parque da criança' }));
});

test('filters apply to markers and entries, keep the numbers, and announce how many are left', async () => {
  const { user } = await near();
  const openNow = screen.getByRole('button', { name: 'Abertos agora' });
  const withChildren = screen.getByRole('button', { name: 'Com crianças' });
  await user.click(openNow);
  expect(openNow.getAttribute('aria-pressed')).toBe('true');
  expect(markers()).toEqual(['1 Clube de praia']);
  expect(entries()).toEqual(['Clube de praia']);
  expect(screen.getByRole('status').textContent).toBe('1 lugar aberto agora');
  await user.click(withChildren);
  expect(screen.getByRole('status').textContent).toBe('Nenhum lugar aberto agora');
  await user.click(openNow);
  expect(markers()).toEqual(['2 Parque da criança']);
  expect(screen.getByRole('status').textContent).toBe('1 lugar');
});

test('filters and the chosen place are there again when the page is returned to, and the card takes no focus', async () => {
  const { user, unmount } = await near();
  await user.click(screen.getByRole('button', { name: 'Com crianças' }));
  await user.click(screen.getByRole('link', { name: '2 Parque da criança' }));
  unmount();
  await near();
  expect(markers()).toEqual(['2 Parque da criança']);
  const card = screen.getByRole('group', { name: '2. Parque da criança' });
  expect(document.activeElement).not.toBe(card);
  await user.click(screen.getByRole('button', { name: 'Com crianças' }));
  await user.click(screen.getByRole('link', { name: '1 Clube de praia' }));
  expect(document.activeElement).toBe(screen.getByRole('group', { name: '1. Clube de praia' }));
});

test('zooming in replaces the first picture by the large one', async () => {
  const { container } = await near();
  zoomTo(1.1);
  expect(container.innerHTML).not.toContain('/large.');
  zoomTo(1.5);
  expect(container.querySelector('source[srcset="/large.avif"]')).toBeTruthy();
  fireEvent.error(container.querySelector('img[src="/large.jpg"]') as Element);
  expect(container.innerHTML).not.toContain('/large.');
  expect(screen.getByRole('status').textContent).toMatch(/^A vista nítida não carregou/);
});

test('if the picture cannot be loaded, that is announced and the list stays', async () => {
  decode.mockRejectedValue(new Error('broken'));
  Object.defineProperty(HTMLImageElement.prototype, 'complete', { value: true, configurable: true });
  await near();
  await waitFor(() => expect(screen.getByText(/^O mapa não carregou/)).toBeTruthy());
  expect(markers()).toEqual(['Clube de praia', 'Parque da criança', 'Piscinas']);
});

test('the buttons zoom', async () => {
  const { user } = await near();
  await user.click(screen.getByRole('button', { name: 'Aproximar' }));
  const zoomOut = screen.getByRole('button', { name: 'Afastar', description: 'O mapa inteiro já está na tela.' });
  await user.click(zoomOut);
  expect(view.zoom.mock.calls).toEqual([['in']]);
  zoomTo(1.1);
  await user.click(zoomOut);
  expect(view.zoom.mock.calls).toEqual([['in'], ['out']]);
});

test('the zoom is announced once it has changed', async () => {
  await near();
  expect(screen.queryByText(/^Zoom/)).toBeNull();
  zoomTo(2.25);
  expect(screen.getByText('Zoom 2,3×').getAttribute('aria-live')).toBe('polite');
  zoomTo(1);
  expect(screen.getByText('Zoom 1×')).toBeTruthy();
});

test('filters and zoom stand before the markers, as they are seen, and the card of a place after them', async () => {
  const { user } = await near();
  const [first, last] = ['1 Clube de praia', '3 Piscinas'].map((name) => screen.getByRole('link', { name }));
  await user.click(first as HTMLElement);
  const follows = (one: Element | undefined, other: Element) => one?.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING;
  for (const name of ['Abertos agora', 'Aproximar', 'Afastar']) expect(follows(screen.getByRole('button', { name }), first as Element)).toBe(true);
  expect(follows(last, screen.getByRole('group', { name: '1. Clube de praia' }))).toBe(true);
});

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'] as const)('a click on a marker with %s is the browser’s', async (key) => {
  await near();
  const marker = screen.getByRole('link', { name: '3 Piscinas' });
  expect(fireEvent.click(marker, { [key]: true })).toBe(true);
  expect(screen.queryByRole('group', { name: '3. Piscinas' })).toBeNull();
  expect(fireEvent.click(marker)).toBe(false);
  expect(screen.getByRole('group', { name: '3. Piscinas' })).toBeTruthy();
});

test('the weather link steps aside over the markers and over the list', async () => {
  await near();
  for (const list of screen.getAllByRole('list')) expect(list.closest('[data-card]')).not.toBeNull();
});
