import { initialStay } from '../../../../src/domain/stay/initialStay';
import { nightsBetween } from '../../../../src/domain/stay/nightsBetween';
import { everyDay } from '../everyDay';

test('a search starts with one night from today', () => {
  expect(initialStay('2026-12-31')).toEqual({ checkIn: '2026-12-31', checkOut: '2027-01-01' });
});

test('on every day from 2024 to 2040 it is today and one night', () => {
  const wrong = everyDay().filter((today) => {
    const { checkIn, checkOut } = initialStay(today);
    return checkIn !== today || nightsBetween(today, checkOut ?? '') !== 1;
  });
  expect(wrong).toEqual([]);
});
