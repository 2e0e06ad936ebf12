/** @jest-environment jsdom */
import { plain } from '../../../tests/support/fixtures/offers';
import { hydrateIn, renderIn } from '../../../tests/support/inLanguage';
import { OfferDays } from './OfferDays';

const reveillon = { mood: 'newYear', firstDay: null, lastDay: '2026-01-01', annualDay: null } as const;
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
])('at %s, hotel time, the New Year’s package has “%s”', (instant, words) => {
  expect(wordsOn(instant, reveillon)).toBe(words);
});

test.each([
  ['en', 'New Year 2026 is behind us. For the next one, ask the reservations desk.'],
  ['fr', 'Le Nouvel An 2026 est passé. Pour le prochain, demandez à la centrale de réservation.'],
] as const)('says in %s that it is past', (language, words) => {
  expect(wordsOn('2026-06-01T12:00:00-03:00', reveillon, language)).toBe(words);
});

const party = { mood: 'party', firstDay: null, lastDay: null, annualDay: { month: 11, day: 15 } } as const;

test.each([
  ['2026-11-15T23:59:00-03:00', 'pt', ''],
  ['2026-11-23T12:00:00-03:00', 'pt', 'Foi em 15/11/2026. Volta em 15/11/2027.'],
  ['2026-11-23T12:00:00-03:00', 'en', 'The last one was on 15/11/2026; the next is on 15/11/2027.'],
  ['2026-11-23T12:00:00-03:00', 'fr', 'C’était le 15/11/2026. De retour le 15/11/2027.'],
] as const)('at %s, an annual one-day event has in %s “%s”', (instant, language, words) => {
  expect(wordsOn(instant, party, language)).toBe(words);
});

test('a past one-day event without repetition has its date only', () => {
  expect(wordsOn('2026-11-23T12:00:00-03:00', { ...party, annualDay: null, firstDay: '2026-11-15', lastDay: '2026-11-15' })).toBe(
    'Foi em 15/11/2026. A próxima, a central de reservas conta.',
  );
});

test('a past season is marked without a year', () => {
  expect(wordsOn('2026-09-01T12:00:00-03:00', { mood: 'plain', firstDay: '2026-07-01', lastDay: '2026-07-31', annualDay: null })).toBe(
    'Esta temporada já passou. A próxima, a central de reservas conta.',
  );
});

test.each([
  ['2026-06-01T12:00:00-03:00', '2026-07-01', '2026-07-31', 'De 01/07/2026 a 31/07/2026'],
  ['2026-07-10T12:00:00-03:00', '2026-07-01', '2026-07-31', 'De 01/07/2026 a 31/07/2026'],
  ['2026-06-01T12:00:00-03:00', '2026-07-01', null, 'A partir de 01/07/2026'],
])('at %s an offer from %s to %s shows its dates', (instant, firstDay, lastDay, words) => {
  expect(wordsOn(instant, { mood: 'plain', firstDay, lastDay, annualDay: null })).toBe(words);
});

test('renders nothing without dates', () => {
  expect(wordsOn('2026-06-01T12:00:00-03:00', { mood: 'christmas', firstDay: null, lastDay: null, annualDay: null })).toBe('');
});

test('the server’s HTML has the dates, and after hydration a past offer is marked', async () => {
  jest.useRealTimers();
  const { html, differences, container } = await hydrateIn('pt', <OfferDays offer={{ ...reveillon, lastDay: '2020-01-01' }} />);
  expect(html).toContain('Até 01/01/2020');
  expect(differences).toEqual([]);
  expect(container.textContent).toContain('A virada para 2020 já passou');
});
