import { pickCheckOut } from '../../../../src/domain/stay/pickCheckOut';

test('a picked check-out leaves the check-in alone', () => {
  expect(pickCheckOut({ checkIn: '2026-11-20', checkOut: '2026-11-21' }, '2026-11-25')).toEqual({ checkIn: '2026-11-20', checkOut: '2026-11-25' });
});

test('a picked check-out leaves an empty check-in empty', () => {
  expect(pickCheckOut({ checkIn: null, checkOut: null }, '2026-11-25')).toEqual({ checkIn: null, checkOut: '2026-11-25' });
});
