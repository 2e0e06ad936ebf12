import fc from 'fast-check';
import { weekdays } from '../../../../src/domain/hours/weekday';
import { nextOn } from '../../../../src/domain/stay/nextOn';
import { nightsBetween } from '../../../../src/domain/stay/nightsBetween';
import { weekdayOf } from '../../../../src/domain/stay/weekdayOf';
import { everyDay } from '../everyDay';

// 2026-11-21 is a Saturday
test.each([
  ['tue', '2026-11-24'],
  ['sat', '2026-11-21'],
  ['fri', '2026-11-27'],
] as const)('the next %s from a Saturday on is %s', (weekday, date) => {
  expect(nextOn(weekday, '2026-11-21')).toBe(date);
});

test('it falls on the weekday, within the week', () => {
  fc.assert(
    fc.property(fc.constantFrom(...weekdays), fc.constantFrom(...everyDay({ from: 2026, to: 2028 })), (weekday, from) => {
      const date = nextOn(weekday, from);
      expect(weekdayOf(date)).toBe(weekday);
      expect(nightsBetween(from, date)).toBeGreaterThanOrEqual(0);
      expect(nightsBetween(from, date)).toBeLessThan(7);
    }),
  );
});
