import fc from 'fast-check';
import { nightsBetween } from '../../../../src/domain/stay/nightsBetween';
import { everyDay } from '../everyDay';

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

test('the nights between any two days are the steps between them on the calendar', () => {
  const place = fc.nat({ max: days.length - 1 });
  fc.assert(
    fc.property(place, place, (a, b) => {
      expect(nightsBetween(days[a] ?? '', days[b] ?? '')).toBe(b - a);
    }),
  );
});

test('between what are no days there is no number of nights', () => {
  expect(nightsBetween('', '2026-11-20')).toBeNaN();
});
