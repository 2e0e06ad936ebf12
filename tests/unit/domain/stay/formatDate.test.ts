import { formatDate } from '../../../../src/domain/stay/formatDate';
import { everyDay } from '../everyDay';

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
