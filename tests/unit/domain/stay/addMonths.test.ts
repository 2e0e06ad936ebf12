import { addMonths } from '../../../../src/domain/stay/addMonths';
import { everyDay } from '../everyDay';

test.each([
  ['2027-03-07', 1, '2027-04-07'],
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2027-03-31', -1, '2027-02-28'],
  ['2027-12-15', 1, '2028-01-15'],
  ['2027-01-15', -1, '2026-12-15'],
  ['2028-02-29', 12, '2029-02-28'],
])('%s and %i months are %s', (date, months, expected) => {
  expect(addMonths(date, months)).toBe(expected);
});

test('it is always in the month that is so many months away', () => {
  const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  for (const day of everyDay({ from: 2027, to: 2028 }))
    for (const months of [-25, -12, -1, 0, 1, 2, 11, 13]) expect(monthOf(addMonths(day, months)) - monthOf(day)).toBe(months);
});
