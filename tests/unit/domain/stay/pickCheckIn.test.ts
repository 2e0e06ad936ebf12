import fc from 'fast-check';
import { addDays } from '../../../../src/domain/stay/addDays';
import { pickCheckIn } from '../../../../src/domain/stay/pickCheckIn';
import { everyDay } from '../everyDay';

test.each([
  ['after the check-out', { checkIn: '2026-11-20', checkOut: '2026-11-22' }, '2026-12-01'],
  ['on the check-out', { checkIn: '2026-11-20', checkOut: '2026-12-01' }, '2026-12-01'],
  ['long before the check-out', { checkIn: '2026-12-20', checkOut: '2026-12-27' }, '2026-12-01'],
  ['into an empty stay', { checkIn: null, checkOut: null }, '2026-12-01'],
])('a check-in picked %s sets check-out to the day after it', (_, stay, date) => {
  expect(pickCheckIn(stay, date)).toEqual({ checkIn: '2026-12-01', checkOut: '2026-12-02' });
});

test('whatever the stay was, one night follows', () => {
  const day = fc.constantFrom(...everyDay());
  const date = fc.option(day);
  fc.assert(
    fc.property(fc.record({ checkIn: date, checkOut: date }), day, (stay, picked) => {
      expect(pickCheckIn(stay, picked)).toEqual({ checkIn: picked, checkOut: addDays(picked, 1) });
    }),
  );
});
