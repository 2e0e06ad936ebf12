import { chosenStay } from '../../../../src/domain/stay/chosenStay';

const none = { checkIn: null, checkOut: null };
const today = '2026-11-21';

test('what a search starts with is not yet a choice', () => {
  expect(chosenStay({ checkIn: today, checkOut: '2026-11-22' }, today)).toEqual(none);
});

test('any other dates are, also where one has been cleared', () => {
  const stay = { checkIn: today, checkOut: '2026-11-23' };
  expect(chosenStay(stay, today)).toBe(stay);
  expect(chosenStay({ checkIn: today, checkOut: null }, today)).toEqual({ checkIn: today, checkOut: null });
});

test('before the hotel’s day is known nothing has been chosen', () => {
  expect(chosenStay({ checkIn: today, checkOut: '2026-11-23' }, null)).toEqual(none);
});
