/** @jest-environment jsdom */
import { plain } from '../../../tests/support/fixtures/offers';
import { hydrateIn, renderIn } from '../../../tests/support/components/inLanguage';
import { OfferDays } from './OfferDays';

const never = { firstDay: null, lastDay: null, annualDay: null } as const;
const wordsOn = (instant: string, offer: Parameters<typeof OfferDays>[0]['offer'], language: Parameters<typeof renderIn>[0] = 'pt') => {
  jest.setSystemTime(new Date(instant));
  return plain(renderIn(language, <OfferDays offer={offer} />).container.textContent);
};

beforeEach(() => jest.useFakeTimers());

test.each(['2026-11-14', '2026-11-15', '2026-11-16', '2027-01-01'])('on %s, the one day of what comes every year stands above, not here', (day) => {
  expect(wordsOn(`${day}T12:00:00-03:00`, { ...never, annualDay: { month: 11, day: 15 } })).toBe('');
});

test('days that content gives what comes every year are shown until they are past', () => {
  const offer = { firstDay: '2026-12-29', lastDay: '2027-01-02', annualDay: { month: 12, day: 31 } };
  expect(wordsOn('2027-01-02T23:59:00-03:00', offer)).toBe('De 29/12/2026 a 02/01/2027');
  expect(wordsOn('2027-01-03T00:00:00-03:00', offer)).toBe('');
});

test('a past one-day event without repetition has its date only', () => {
  expect(wordsOn('2026-11-23T12:00:00-03:00', { ...never, firstDay: '2026-11-15', lastDay: '2026-11-15' })).toBe(
    'Foi em 15/11/2026. Pergunte à central de reservas pela próxima.',
  );
});

test('a past season is marked without a year', () => {
  expect(wordsOn('2026-09-01T12:00:00-03:00', { firstDay: '2026-07-01', lastDay: '2026-07-31', annualDay: null })).toBe(
    'Esta temporada já passou. Pergunte à central de reservas pela próxima.',
  );
});

test.each([
  ['2026-06-01T12:00:00-03:00', '2026-07-01', '2026-07-31', 'De 01/07/2026 a 31/07/2026'],
  ['2026-07-10T12:00:00-03:00', '2026-07-01', '2026-07-31', 'De 01/07/2026 a 31/07/2026'],
  ['2026-06-01T12:00:00-03:00', '2026-07-01', null, 'A partir de 01/07/2026'],
])('at %s an offer from %s to %s shows its dates', (instant, firstDay, lastDay, words) => {
  expect(wordsOn(instant, { firstDay, lastDay, annualDay: null })).toBe(words);
});

test('the server’s HTML has the dates, and after hydration a past offer is marked', async () => {
  jest.useRealTimers();
  const { html, differences, container } = await hydrateIn('pt', <OfferDays offer={{ ...never, lastDay: '2020-01-31' }} />);
  expect(html).toContain('Até 31/01/2020');
  expect(differences).toEqual([]);
  expect(container.textContent).toContain('Esta temporada já passou');
});
