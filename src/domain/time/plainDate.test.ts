import fc from 'fast-check';
import { everyDay } from '../../../tests/support/clock/everyDay';
import { addDays, formatDate, isPlainDate, nextOn, nightsBetween, weekdayOf, weekdays } from './plainDate';

describe('plainDate', () => {
  test('every day from 2024 to 2040 is a day', () => {
    expect(everyDay().filter((day) => !isPlainDate(day))).toEqual([]);
  });

  test.each(['2024-02-29', '2000-02-29', '2026-12-31', '1972-01-01'])('%s is a day', (day) => {
    expect(isPlainDate(day)).toBe(true);
  });

  const noDays = ['2026-02-29', '2100-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '01/02/2026', '2026-01-01T00:00', '2026-01-01\n', ''];

  test.each(noDays)('%j is no day', (text) => {
    expect(isPlainDate(text)).toBe(false);
  });
});

describe('addDays', () => {
  const days = everyDay();

  test('the day after each day from 2024 to 2040 is the next in the calendar', () => {
    expect(days.slice(0, -1).map((day) => addDays(day, 1))).toEqual(days.slice(1));
  });

  test.each([
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
});

describe('nightsBetween', () => {
  const days = everyDay();

  test('the nights between any two days are the days between them in the calendar', () => {
    const place = fc.nat({ max: days.length - 1 });
    fc.assert(
      fc.property(place, place, (a, b) => {
        expect(nightsBetween(days[a] ?? '', days[b] ?? '')).toBe(b - a);
      }),
    );
  });

  test('invalid days give NaN', () => {
    expect(nightsBetween('', '2026-11-20')).toBeNaN();
  });
});

describe('weekdayOf', () => {
  test('weekdays follow one another from Monday 1 January 2024 to 2040', () => {
    expect(everyDay().map(weekdayOf)).toEqual(everyDay().map((_, index) => weekdays[index % 7]));
  });

  test.each(['', 'friday', '2026-13-01'])('%j is refused', (date) => {
    expect(() => weekdayOf(date)).toThrow(RangeError);
  });
});

describe('nextOn', () => {
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
});

describe('formatDate', () => {
  test.each([
    ['2026-11-20', '20/11/2026'],
    ['2027-01-02', '02/01/2027'],
    ['2028-02-29', '29/02/2028'],
  ])('%s is shown as %s', (date, shown) => {
    expect(formatDate(date)).toBe(shown);
  });
});
