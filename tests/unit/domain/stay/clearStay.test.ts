import { clearStay } from '../../../../src/domain/stay/clearStay';

const stay = { checkIn: '2026-11-20', checkOut: '2026-11-21' };

test('clearing check-in keeps check-out', () => {
  expect(clearStay(stay, 'checkIn')).toEqual({ checkIn: null, checkOut: '2026-11-21' });
});

test('clearing check-out keeps check-in', () => {
  expect(clearStay(stay, 'checkOut')).toEqual({ checkIn: '2026-11-20', checkOut: null });
});
