import { weekdays } from '../../../../src/domain/hours/weekday';
import { weekFrom, weeksOfMonth } from '../../../../src/domain/stay/weeksOfMonth';
import { weekdayOf } from '../../../../src/domain/stay/weekdayOf';
import { everyDay } from '../everyDay';

test('March 2027 begins on a Monday: with weeks from Sunday on, its first day is the second of its week', () => {
  const weeks = weeksOfMonth('2027-03-17', 'sun');
  expect(weeks[0]).toEqual([null, '2027-03-01', '2027-03-02', '2027-03-03', '2027-03-04', '2027-03-05', '2027-03-06']);
  expect(weeks.at(-1)).toEqual(['2027-03-28', '2027-03-29', '2027-03-30', '2027-03-31', null, null, null]);
  expect(weeksOfMonth('2027-03-17', 'mon')).toHaveLength(5);
});

test('February 2027 fills four weeks from Monday on', () => {
  expect(weeksOfMonth('2027-02-28', 'mon').flat()).not.toContain(null);
});

test('every day of a month stands there once, in order, under its weekday', () => {
  const days = everyDay({ from: 2027, to: 2028 });
  for (const first of weekdays)
    for (const start of days.filter((day) => day.endsWith('-01'))) {
      const weeks = weeksOfMonth(start, first);
      expect(weeks.flat().filter((day) => day !== null)).toEqual(days.filter((day) => day.startsWith(start.slice(0, 7))));
      for (const week of weeks) week.forEach((day, place) => expect(day === null || weekdayOf(day) === weekFrom(first)[place]).toBe(true));
    }
});
