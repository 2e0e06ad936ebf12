import fc from 'fast-check';
import { anyThing, anyTrip } from '../../../tests/support/pages/trips';
import { countSaved, removeFromTrip, addToTrip, mergeTrips, maximumSaved, onlyKnown, stayToSave, type TripList } from './trip';

const lists = Object.keys(maximumSaved) as TripList[];

test('an added item is at the end of its list, once, and nothing else changes', () => {
  fc.assert(
    fc.property(anyTrip, anyThing, (trip, thing) => {
      const after = addToTrip(trip, thing);
      const before = trip[thing.list];
      if (before.includes(thing.slug) || before.length === maximumSaved[thing.list]) expect(after).toBe(trip);
      else {
        expect(after[thing.list]).toEqual([...before, thing.slug]);
        expect(removeFromTrip(after, thing)).toEqual(trip);
      }
    }),
  );
});

test('removing an item removes only that item', () => {
  fc.assert(
    fc.property(anyTrip, anyThing, (trip, thing) => {
      const after = removeFromTrip(trip, thing);
      expect(after[thing.list]).toEqual(trip[thing.list].filter((slug) => slug !== thing.slug));
      expect(countSaved(trip) - countSaved(after)).toBe(trip[thing.list].includes(thing.slug) ? 1 : 0);
    }),
  );
});

test('merging keeps all of one’s own trip first, and no list exceeds its maximum', () => {
  fc.assert(
    fc.property(anyTrip, anyTrip, (mine, other) => {
      const both = mergeTrips(mine, other);
      for (const list of lists) {
        const slugs = both[list];
        expect(slugs.slice(0, mine[list].length)).toEqual(mine[list]);
        expect(slugs.length).toBeLessThanOrEqual(maximumSaved[list]);
        if (slugs.length < maximumSaved[list]) expect(slugs).toEqual(expect.arrayContaining([...other[list]]));
      }
      expect([both.day, both.stay]).toEqual([other.day ?? mine.day, other.stay ?? mine.stay]);
      expect(mergeTrips(both, other)).toEqual(both);
    }),
  );
});

test('unknown items are removed, the rest keeps its order', () => {
  fc.assert(
    fc.property(anyTrip, fc.func(fc.boolean()), (trip, has) => {
      const known = Object.fromEntries(lists.map((list) => [list, trip[list].filter(has)])) as Record<TripList, string[]>;
      const left = onlyKnown(trip, known);
      for (const list of lists) expect(left[list]).toEqual(known[list]);
      expect([left.day, left.stay]).toEqual([trip.day, trip.stay]);
    }),
  );
});

test.each([
  ['2026-12-01', '2026-12-02', true],
  [null, null, false],
  ['2026-12-01', '2026-12-03', true],
  [null, '2026-12-03', false],
  ['2026-12-05', null, false],
  ['2026-12-05', '2026-12-05', false],
])('a stay from %s to %s is saved with its guests: %s', (checkIn, checkOut, saved) => {
  const party = { adults: 2, children: [7] };
  expect(stayToSave({ stay: { checkIn, checkOut }, party })).toEqual(saved ? { checkIn, checkOut, ...party } : null);
});
