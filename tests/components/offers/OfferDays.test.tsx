/** @jest-environment jsdom */
import { OfferDays } from '../../../src/sections/offers/OfferDays';
import { hydrateIn, plain, renderIn } from './renderOffers';

const reveillon = { mood: 'newYear', firstDay: null, lastDay: '2026-01-01' } as const;
const wordsOn = (instant: string, offer: Parameters<typeof OfferDays>[0]['offer'], language: Parameters<typeof renderIn>[0] = 'pt') => {
  jest.setSystemTime(new Date(instant));
  return plain(renderIn(language, <OfferDays offer={offer} />).container.textContent);
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  ['2025-11-20T12:00:00-03:00', 'Até 01/01/2026'],
  ['2026-01-01T23:59:00-03:00', 'Até 01/01/2026'],
  ['2026-01-02T00:00:00-03:00', 'A virada para 2026 já passou. A próxima, a central de reservas conta.'],
])('at %s, hotel time, the New Year’s package says “%s”', (instant, words) => {
  expect(wordsOn(instant, reveillon)).toBe(words);
});

test.each([
  ['en', 'The turn to 2026 is behind us. For the next one, ask the reservations desk.'],
  ['fr', 'Le passage à 2026 est derrière nous. Pour le prochain, demandez à la centrale.'],
] as const)('says in %s that it is past', (language, words) => {
  expect(wordsOn('2026-06-01T12:00:00-03:00', reveillon, language)).toBe(words);
});

test('another season that is past says so without a year', () => {
  expect(wordsOn('2026-09-01T12:00:00-03:00', { mood: 'plain', firstDay: '2026-07-01', lastDay: '2026-07-31' })).toBe(
    'Esta temporada já passou. A próxima, a central de reservas conta.',
  );
});

test.each([
  ['2026-06-01T12:00:00-03:00', '2026-07-01', '2026-07-31', 'De 01/07/2026 a 31/07/2026'],
  ['2026-07-10T12:00:00-03:00', '2026-07-01', '2026-07-31', 'De 01/07/2026 a 31/07/2026'],
  ['2026-06-01T12:00:00-03:00', '2026-07-01', null, 'A partir de 01/07/2026'],
])('at %s an offer from %s to %s gives its days', (instant, firstDay, lastDay, words) => {
  expect(wordsOn(instant, { mood: 'plain', firstDay, lastDay })).toBe(words);
});

test('without days it says nothing', () => {
  expect(wordsOn('2026-06-01T12:00:00-03:00', { mood: 'christmas', firstDay: null, lastDay: null })).toBe('');
});

test('the HTML gives the days, and once React is there a past offer is past', async () => {
  jest.useRealTimers();
  const { html, differences, container } = await hydrateIn('pt', <OfferDays offer={{ ...reveillon, lastDay: '2020-01-01' }} />);
  expect(html).toContain('Até 01/01/2020');
  expect(differences).toEqual([]);
  expect(container.textContent).toContain('A virada para 2020 já passou');
});
