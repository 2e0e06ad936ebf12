/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { heard } from '../../../tests/support/components/heard';
import { hydrateIn, renderIn } from '../../../tests/support/components/inLanguage';
import { christmas, daily, differsOn, renovation, sameAllYear } from '../../../tests/support/fixtures/placeHours';
import { AtResortNow } from './AtResortNow';

const place = (slug: string, opens: string, closes: string) => ({ slug, name: slug, ...sameAllYear, hours: [daily(opens, closes)] });
const places = [
  place('Praia', '10:00', '19:00'),
  { slug: 'Piscinas', name: 'Piscinas', ...sameAllYear, hours: [] },
  place('Spa', '08:00', '21:00'),
  place('Jantar', '19:00', '24:00'),
  place('Bar', '09:00', '01:00'),
];
const view = <AtResortNow places={places} withDay />;
const rows = () => screen.getAllByRole('listitem').map(heard);

test.each([
  ['2026-11-24T08:30:00-03:00', ['Spaaberto até 21 horas', 'Barabre às 9 horas', 'Praiaabre às 10 horas']],
  ['2026-11-24T22:00:00-03:00', ['Jantaraberto até meia-noite', 'Baraberto até 1 hora da madrugada', 'Spaabre amanhã às 8 horas']],
])('at %s open places are first, then those that open soonest', (now, shown) => {
  jest.useFakeTimers({ now: new Date(now) });
  renderIn('pt', view);
  expect(rows()).toEqual(shown);
});

test('at night, while all are closed, it says what the morning begins with', () => {
  const casa = { ...place('Casa', '19:00', '23:00'), hours: [daily('07:00', '10:00', 'breakfast'), daily('19:00', '23:00', 'dinner')] };
  jest.useFakeTimers({ now: new Date('2026-11-24T03:00:00-03:00') });
  renderIn('pt', <AtResortNow places={[place('Spa', '08:00', '21:00'), casa]} withDay />);
  expect(rows()).toEqual(['Café da manhãa partir das 7 horas', 'Spaa partir das 8 horas']);
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

describe('a place whose hours differ', () => {
  const thai = { ...place('Thai', '19:00', '24:00'), ...differsOn(renovation, christmas, { from: '2026-12-31' }) };
  test.each([
    ['pt', '2027-02-04T20:00:00-03:00', 'Thaifechado, em reforma, até 31 de março'],
    ['en', '2027-02-04T20:00:00-03:00', 'Thaiclosed, em reforma, until 31 March'],
    ['fr', '2027-02-04T20:00:00-03:00', 'Thaifermé, em reforma, jusqu’au 31 mars'],
    ['pt', '2027-03-31T20:00:00-03:00', 'Thaifechado hoje, em reforma; abre amanhã às 19 horas'],
    ['pt', '2026-12-25T10:00:00-03:00', 'Thaihoje, Natal: das 12 horas às 16 horas'],
    ['fr', '2026-12-25T10:00:00-03:00', 'Thaiaujourd’hui, Natal : de 12 heures à 16 heures'],
    ['pt', '2026-12-25T12:00:00-03:00', 'Thaiaberto até 16 horas'],
    ['pt', '2026-12-25T16:00:00-03:00', 'Thaiabre amanhã às 19 horas'],
    ['pt', '2026-12-31T20:00:00-03:00', 'Thaifechado hoje; abre amanhã às 19 horas'],
    ['en', '2026-12-31T20:00:00-03:00', 'Thaiclosed today; opens tomorrow at 7\u00a0pm'],
  ] as const)('in %s at %s: %s', (language, now, shown) => {
    jest.useFakeTimers({ now: new Date(now) });
    renderIn(language, <AtResortNow places={[thai]} withDay />);
    expect(rows().map((row) => row.replace('\u00a0:', ' :'))).toEqual([shown]);
  });
});
