/** @jest-environment jsdom */
import { plain } from '../../../tests/support/fixtures/offers';
import { hydrateIn, renderIn } from '../../../tests/support/components/inLanguage';
import { OfferDays } from './OfferDays';

const never = { firstDay: null, lastDay: null, annualDay: null } as const;
const party = { ...never, annualDay: { month: 11, day: 15 } };
const july = { ...never, firstDay: '2026-07-01', lastDay: '2026-07-31' };
const newYear = { firstDay: '2026-12-29', lastDay: '2027-01-02', annualDay: { month: 12, day: 31 } };

test.each([
  // the one day of what comes every year stands above, not here
  ['2026-11-15T12:00', party, ''],
  ['2027-01-02T23:59', newYear, 'De 29/12/2026 a 02/01/2027'],
  ['2027-01-03T00:00', newYear, ''],
  ['2026-11-23T12:00', { ...never, firstDay: '2026-11-15', lastDay: '2026-11-15' }, 'Foi em 15/11/2026. Pergunte à central de reservas pela próxima.'],
  ['2026-06-01T12:00', july, 'De 01/07/2026 a 31/07/2026'],
  ['2026-09-01T12:00', july, 'Esta temporada já passou. Pergunte à central de reservas pela próxima.'],
  ['2026-06-01T12:00', { ...never, firstDay: '2026-07-01' }, 'A partir de 01/07/2026'],
] as const)('at %s the days of %j are “%s”', (time, offer, text) => {
  jest.useFakeTimers({ now: new Date(`${time}:00-03:00`) });
  expect(plain(renderIn('pt', <OfferDays offer={offer} />).container.textContent)).toBe(text);
});

test('the server’s HTML has the dates, and after hydration a past offer is marked', async () => {
  const { html, differences, container } = await hydrateIn('pt', <OfferDays offer={{ ...never, lastDay: '2020-01-31' }} />);
  expect(html).toContain('Até 31/01/2020');
  expect(differences).toEqual([]);
  expect(container.textContent).toContain('Esta temporada já passou');
});
