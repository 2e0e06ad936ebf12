import { requestedTimeQuery } from './requestedTime';

test.each([
  ['?dia=2026-12-24&hora=21:00', { day: '2026-12-24', time: '21:00' }],
  ['dia=2026-12-24', { day: '2026-12-24', time: null }],
  ['?hora=07:05', { day: null, time: '07:05' }],
  ['', { day: null, time: null }],
  ['?dia=2026-02-30&hora=24:00', { day: null, time: null }],
  ['?dia=amanha&hora=9:00', { day: null, time: null }],
  ['?dia=<b>&hora=21:00:00', { day: null, time: null }],
])('the day and time in “%s”', (search, requestedTime) => {
  expect(requestedTimeQuery.read(search)).toEqual(requestedTime);
});

test('other parameters stay, and empty parts leave no parameter', () => {
  expect(requestedTimeQuery.write({ day: '2026-12-24', time: '21:00' }, '?utm_source=carta')).toBe('?utm_source=carta&dia=2026-12-24&hora=21:00');
  expect(requestedTimeQuery.write({ day: null, time: null }, '?dia=2026-12-24&hora=21:00')).toBe('');
});
