import { earliestCheckOut } from '../../../../src/domain/stay/earliestCheckOut';

const today = '2026-11-20';

test('check-out is possible from the day after check-in', () => {
  expect(earliestCheckOut({ checkIn: '2027-02-28', today })).toBe('2027-03-01');
});

test('while check-in is empty it is possible from tomorrow', () => {
  expect(earliestCheckOut({ checkIn: null, today })).toBe('2026-11-21');
});
