import { weekdays } from '../../../../src/domain/hours/weekday';
import { weekdayOf } from '../../../../src/domain/stay/weekdayOf';
import { everyDay } from '../everyDay';

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
