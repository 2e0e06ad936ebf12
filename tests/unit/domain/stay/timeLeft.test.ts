import fc from 'fast-check';
import { timeLeft } from '../../../../src/domain/stay/timeLeft';

const now = new Date('2026-11-21T10:30:20-03:00');

test.each([
  ['2026-11-24T15:00:00-03:00', { days: 3, hours: 4, minutes: 29 }],
  ['2026-11-21T10:30:20-03:00', { days: 0, hours: 0, minutes: 0 }],
  ['2026-11-21T10:31:19-03:00', { days: 0, hours: 0, minutes: 0 }],
  ['2026-11-22T10:30:20-03:00', { days: 1, hours: 0, minutes: 0 }],
  ['2026-11-21T10:30:19-03:00', null],
])('until %s', (until, left) => {
  expect(timeLeft(now, new Date(until))).toEqual(left);
});

test('its parts add up to the whole minutes that are left, each below the next larger one', () => {
  fc.assert(
    fc.property(fc.nat({ max: 400 * 86_400_000 }), (milliseconds) => {
      const left = timeLeft(now, new Date(now.getTime() + milliseconds));
      expect(left && left.days * 1440 + left.hours * 60 + left.minutes).toBe(Math.floor(milliseconds / 60_000));
      expect(left?.hours).toBeLessThan(24);
      expect(left?.minutes).toBeLessThan(60);
    }),
  );
});
