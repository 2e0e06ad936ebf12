import { invalidity } from '../validate';
import { dayFrom } from './texts';

jest.mock('../internals', () => ({}));

test.each([
  ['01/02/2027', '2027-02-01'],
  ['1.2.2027', '2027-02-01'],
  ['25/12', '12-25'],
  ['29/2', '02-29'],
  // as files have it
  ['2027-02-01', '2027-02-01'],
  ['02-01', '02-01'],
])('the day of an exception, typed as %s, is %s', (typed, day) => {
  expect(dayFrom(typed)).toBe(day);
  expect(invalidity('Restaurant.exceptions.*.from', dayFrom(typed))).toBeNull();
});

test('what is no day is refused with how to type one', () => {
  expect(invalidity('Restaurant.exceptions.*.from', dayFrom('31/02/2027'))?.message).toContain(
    'deve ser um dia, como 24/12/2026, ou dia e mês para todos os anos',
  );
});
