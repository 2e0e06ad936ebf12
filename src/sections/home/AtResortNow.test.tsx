/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { heard } from '../../../tests/support/components/heard';
import { hydrateIn, renderIn } from '../../../tests/support/components/inLanguage';
import { weekdays } from '../../domain/time/plainDate';
import { AtResortNow } from './AtResortNow';

const place = (slug: string, opens: string, closes: string) => ({
  slug,
  name: slug,
  hours: [{ service: 'open' as const, days: [...weekdays], opens, closes }],
});
const places = [
  place('Praia', '10:00', '19:00'),
  { slug: 'Piscinas', name: 'Piscinas', hours: [] },
  place('Spa', '08:00', '21:00'),
  place('Jantar', '19:00', '24:00'),
  place('Bar', '09:00', '01:00'),
];
const view = <AtResortNow places={places} withDay />;
const rows = () => screen.getAllByRole('listitem').map(heard);

beforeEach(() => {
  document.body.innerHTML = '';
});
afterEach(() => jest.useRealTimers());

test.each([
  ['2026-11-24T08:30:00-03:00', ['Spaaberto até 21 horas', 'Barabre às 9 horas', 'Praiaabre às 10 horas']],
  ['2026-11-24T22:00:00-03:00', ['Jantaraberto até meia-noite', 'Baraberto até 1 hora da madrugada', 'Spaabre amanhã às 8 horas']],
])('at %s open places are first, then those that open soonest', (now, shown) => {
  jest.useFakeTimers({ now: new Date(now) });
  renderIn('pt', view);
  expect(rows()).toEqual(shown);
});

test('links to the whole day if the page of the resort has one', () => {
  const { unmount } = renderIn('pt', view);
  expect(screen.getByRole('link', { name: 'Ver o dia inteiro' }).getAttribute('href')).toBe('/resort#o-dia');
  unmount();
  renderIn('pt', <AtResortNow places={places} withDay={false} />);
  expect(screen.queryByRole('link')).toBeNull();
});

test('the server’s HTML has places with known hours, and hydration matches', async () => {
  const { html, differences } = await hydrateIn('pt', view);
  expect(html).toContain('Praia');
  expect(html).not.toContain('Piscinas');
  expect(differences).toEqual([]);
});
