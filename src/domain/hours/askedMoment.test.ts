import fc from 'fast-check';
import { everyDay } from '../../../tests/support/clock/everyDay';
import { momentFromQuery, momentToQuery } from './askedMoment';
import { timeOfMinutes } from '../time/timeOfDay';

test.each([
  ['?dia=2026-12-24&hora=21:00', { day: '2026-12-24', time: '21:00' }],
  ['dia=2026-12-24', { day: '2026-12-24', time: null }],
  ['?hora=07:05', { day: null, time: '07:05' }],
  ['', { day: null, time: null }],
  ['?dia=2026-02-30&hora=24:00', { day: null, time: null }],
  ['?dia=amanha&hora=9:00', { day: null, time: null }],
  ['?dia=<b>&hora=21:00:00', { day: null, time: null }],
])('the moment in “%s”', (search, moment) => {
  expect(momentFromQuery(search)).toEqual(moment);
});

test('other parameters stay, and empty parts leave no parameter', () => {
  expect(momentToQuery({ day: '2026-12-24', time: '21:00' }, '?utm_source=carta')).toBe('?utm_source=carta&dia=2026-12-24&hora=21:00');
  expect(momentToQuery({ day: null, time: null }, '?dia=2026-12-24&hora=21:00')).toBe('');
});

test('any moment is the same after writing and reading its query', () => {
  const day = fc.option(fc.constantFrom(...everyDay({ from: 2026, to: 2027 })));
  const time = fc.option(fc.integer({ min: 0, max: 1439 }).map(timeOfMinutes));
  fc.assert(fc.property(fc.record({ day, time }), (moment) => expect(momentFromQuery(momentToQuery(moment))).toEqual(moment)));
});
