import fc from 'fast-check';
import { addDays } from '../../../../src/domain/stay/addDays';
import { everyDay } from '../everyDay';

const days = everyDay();

test('the day after each day from 2024 to 2040 is the next on the calendar', () => {
  expect(days.slice(0, -1).map((day) => addDays(day, 1))).toEqual(days.slice(1));
});

test('the day before each day is the one before on the calendar', () => {
  expect(days.slice(1).map((day) => addDays(day, -1))).toEqual(days.slice(0, -1));
});

test.each([
  ['2026-11-20', 0, '2026-11-20'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2028-02-29', 1, '2028-03-01'],
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-29', 365, '2029-02-28'],
  ['2028-02-29', 366, '2029-03-01'],
  ['2018-11-03', 1, '2018-11-04'], // São Paulo had no midnight on the 4th
  ['2019-02-16', 1, '2019-02-17'], // and two hours from 11 pm on the 16th
])('%s and %i days is %s', (date, count, result) => {
  expect(addDays(date, count)).toBe(result);
});

test('going forth and back by any number of days returns to the same day', () => {
  fc.assert(
    fc.property(fc.constantFrom(...days), fc.integer({ min: -20_000, max: 20_000 }), (day, count) => {
      expect(addDays(addDays(day, count), -count)).toBe(day);
    }),
  );
});

test.each(['', 'today', '2026-13-01'])('%j is refused', (date) => {
  expect(() => addDays(date, 1)).toThrow(RangeError);
});
