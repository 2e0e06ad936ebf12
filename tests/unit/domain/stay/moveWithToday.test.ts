import fc from 'fast-check';
import { earliestCheckOut } from '../../../../src/domain/stay/earliestCheckOut';
import { moveWithToday } from '../../../../src/domain/stay/moveWithToday';
import { everyDay } from '../everyDay';

const today = '2026-11-21';

test.each([
  ['yesterday’s single night moves on by one', '2026-11-20', '2026-11-21', '2026-11-21', '2026-11-22'],
  ['a longer stay keeps its end', '2026-11-20', '2026-11-25', '2026-11-21', '2026-11-25'],
  ['a stay that ends tomorrow keeps its end', '2026-11-19', '2026-11-22', '2026-11-21', '2026-11-22'],
  ['a stay that is over becomes tonight', '2026-11-01', '2026-11-05', '2026-11-21', '2026-11-22'],
  ['a check-in before today moves, an empty check-out stays empty', '2026-11-20', null, '2026-11-21', null],
  ['a check-out that passed moves to tomorrow, an empty check-in stays empty', null, '2026-11-21', null, '2026-11-22'],
])('%s', (_, checkIn, checkOut, movedIn, movedOut) => {
  expect(moveWithToday({ checkIn, checkOut }, today)).toEqual({ checkIn: movedIn, checkOut: movedOut });
});

test.each([
  ['from today', '2026-11-21', '2026-11-22'],
  ['in future', '2026-12-24', '2026-12-26'],
  ['without dates', null, null],
  ['without check-in', null, '2026-11-22'],
])('a stay %s comes back as the same object', (_, checkIn, checkOut) => {
  const stay = { checkIn, checkOut };
  expect(moveWithToday(stay, today)).toBe(stay);
});

test('afterwards no date lies before it may, empty ones are still empty, and a second look moves nothing', () => {
  const day = fc.constantFrom(...everyDay());
  fc.assert(
    fc.property(fc.record({ checkIn: fc.option(day), checkOut: fc.option(day) }), day, (stay, now) => {
      const moved = moveWithToday(stay, now);
      expect(moved.checkIn === null).toBe(stay.checkIn === null);
      expect(moved.checkOut === null).toBe(stay.checkOut === null);
      expect((moved.checkIn ?? now) >= now).toBe(true);
      const earliest = earliestCheckOut({ checkIn: moved.checkIn, today: now });
      expect((moved.checkOut ?? earliest) >= earliest).toBe(true);
      expect(moveWithToday(moved, now)).toBe(moved);
    }),
  );
});
