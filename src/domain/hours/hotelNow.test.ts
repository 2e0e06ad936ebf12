import fc from 'fast-check';
import { weekdayOf } from '../stay/plainDate';
import { hotelNow } from './hotelNow';

const zone = 'America/Sao_Paulo';

test.each([
  ['2026-11-21T18:33:59.999Z', { date: '2026-11-21', weekday: 'sat', minutes: 933 }],
  ['2026-11-22T02:59:59.999Z', { date: '2026-11-21', weekday: 'sat', minutes: 1439 }],
  ['2026-11-22T03:00:00.000Z', { date: '2026-11-22', weekday: 'sun', minutes: 0 }],
  ['2026-11-22T03:00:00.001Z', { date: '2026-11-22', weekday: 'sun', minutes: 0 }],
])('at %s it is %j at the hotel', (instant, now) => {
  expect(hotelNow(new Date(instant), zone)).toEqual(now);
});

test('the weekday is that of the hotel’s day, and the minutes lie within it', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2010-01-01'), max: new Date('2041-01-01'), noInvalidDate: true }), (instant) => {
      const now = hotelNow(instant, zone);
      expect(now.weekday).toBe(weekdayOf(now.date));
      expect(now.minutes).toBeGreaterThanOrEqual(0);
      expect(now.minutes).toBeLessThan(1440);
    }),
  );
});
