/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { hydrateIn, renderIn } from '../../../tests/support/components/inLanguage';
import { say } from '../../../tests/support/content/messages';
import { changeStay } from '../../browser/stayStore';
import { OfflineWays } from './OfflineWays';

const section = (slug: string, path: string | null = null) => ({
  slug,
  title: slug,
  lead: null,
  text: [`Texte ${slug}`],
  path,
  action: path && `Ouvrir ${slug}`,
  items: [],
});

const view = <OfflineWays contacts={section('contatos')} trip={section('viagem', '/minha-viagem')} />;

const request = jest.fn<Promise<Response>, [address: string, init: RequestInit]>();

const open = (search: string) => {
  window.history.replaceState(null, '', `/fr/sem-internet${search}`);
  return renderIn('fr', view);
};
const again = () => screen.getByRole<HTMLAnchorElement>('link', { name: say('fr', 'common', 'trouble.again') });

beforeEach(() => {
  Object.defineProperty(globalThis, 'fetch', { value: request, configurable: true });
  Object.defineProperty(AbortSignal, 'timeout', { value: () => undefined, configurable: true });
  request.mockRejectedValue(new TypeError('Failed to fetch'));
});

test('another try leads to the page that was wanted, otherwise to the home page, and to no other site', () => {
  open('?para=/fr/aguas?a=1');
  expect(again().getAttribute('href')).toBe('/fr/aguas?a=1');
  document.body.innerHTML = '';
  open('?para=//elsewhere.example');
  expect(again().getAttribute('href')).toBe('/fr');
});

test('the page that was wanted is asked for at once, and when the browser is online again', async () => {
  open('?para=/fr/aguas');
  await act(async () => Promise.resolve());
  expect(request.mock.calls.map(([address, { method }]) => [address, method])).toEqual([['/fr/aguas', 'HEAD']]);
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await Promise.resolve();
  });
  expect(request).toHaveBeenCalledTimes(2);
});

test('without a page that was wanted nothing is asked for', () => {
  open('');
  window.dispatchEvent(new Event('online'));
  expect(request).not.toHaveBeenCalled();
});

test('the dates of the stay are said, and the page of the trip is a link away', () => {
  act(() => changeStay({ stay: { checkIn: '2036-03-20', checkOut: '2036-03-23' } }));
  open('');
  expect(screen.getByText('20/03/2036 – 23/03/2036')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Ouvrir viagem' }).getAttribute('href')).toBe('/fr/minha-viagem');
});

test('the server’s HTML and the first render are the same', async () => {
  act(() => changeStay({ stay: { checkIn: '2036-03-20', checkOut: '2036-03-23' } }));
  window.history.replaceState(null, '', '/fr/sem-internet?para=/fr');
  const { differences } = await hydrateIn('fr', view);
  expect(differences).toEqual([]);
});
