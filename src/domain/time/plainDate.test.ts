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

  test.each([
    '2026-02-29',
    '2100-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-1',
    '26-01-01',
    '01/02/2026',
    '2026-01-01T00:00',
    ' 2026-01-01',
    '2026-01-01\n',
    '',
  ])('%j is no day', (text) => {
    expect(isPlainDate(text)).toBe(false);
  });

  test('nothing but text is a day', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        fc.pre(typeof value !== 'string');
        expect(isPlainDate(value)).toBe(false);
      }),
    );
  });

  test('days sort as text', () => {
    const days = everyDay();
    expect([...days].reverse().sort()).toEqual(days);
  });
});

describe('addDays', () => {
  const days = everyDay();

  test('the day after each day from 2024 to 2040 is the next in the calendar', () => {
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
});

describe('nightsBetween', () => {
  const days = everyDay();

  test.each([
    ['2026-11-20', '2026-11-21', 1],
    ['2026-11-20', '2026-11-22', 2],
    ['2026-12-30', '2027-01-02', 3],
    ['2028-02-28', '2028-03-01', 2],
    ['2027-02-28', '2027-03-01', 1],
    ['2018-11-03', '2018-11-05', 2],
    ['2019-02-16', '2019-02-18', 2],
    ['2026-11-20', '2026-11-20', 0],
    ['2026-11-21', '2026-11-20', -1],
  ])('from %s to %s there are %i nights', (checkIn, checkOut, nights) => {
    expect(nightsBetween(checkIn, checkOut)).toBe(nights);
  });

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
  test.each([
    ['2024-02-29', 'thu'],
    ['2026-11-15', 'sun'],
    ['2026-11-20', 'fri'],
    ['2026-11-21', 'sat'],
    ['2026-12-25', 'fri'],
    ['2027-01-01', 'fri'],
  ])('%s is a %s', (date, weekday) => {
    expect(weekdayOf(date)).toBe(weekday);
  });

  test('weekdays follow one another from Monday 1 January 2024 to 2040', () => {
    expect(everyDay().map(weekdayOf)).toEqual(everyDay().map((_, index) => weekdays[index % 7]));
  });

  test.each(['', 'friday', '2026-13-01'])('%j is refused', (date) => {
    expect(() => weekdayOf(date)).toThrow(RangeError);
  });
});

describe('nextOn', () => {
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
});

describe('formatDate', () => {
  test.each([
    ['2026-11-20', '20/11/2026'],
    ['2027-01-02', '02/01/2027'],
    ['2028-02-29', '29/02/2028'],
  ])('%s is shown as %s', (date, shown) => {
    expect(formatDate(date)).toBe(shown);
  });

  test('every date has two digits for day and month and four for the year', () => {
    expect(everyDay().filter((day) => !/^\d{2}\/\d{2}\/\d{4}$/.test(formatDate(day)))).toEqual([]);
  });
});
