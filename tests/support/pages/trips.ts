import fc from 'fast-check';
import { addDays } from '../../../src/domain/time/plainDate';
import { maximumSaved, type Trip, type TripList } from '../../../src/domain/trip/trip';
import { everyDay } from '../clock/everyDay';

const slug = fc.stringMatching(/^[A-Za-z0-9]{1,12}(-[A-Za-z0-9]{1,8})?$/);
const slugs = (list: TripList) => fc.uniqueArray(slug, { maxLength: maximumSaved[list] });
const day = fc.constantFrom(...everyDay({ from: 2026, to: 2028 }));

/** Any trip that a guest can have. */
export const anyTrip: fc.Arbitrary<Trip> = fc.record({
  rooms: slugs('rooms'),
  pictures: slugs('pictures'),
  places: slugs('places'),
  day: fc.option(day),
  stay: fc.option(
    fc
      .record({
        checkIn: day,
        nights: fc.integer({ min: 1, max: 30 }),
        adults: fc.integer({ min: 1, max: 10 }),
        children: fc.array(fc.nat({ max: 17 }), { maxLength: 10 }),
      })
      .map(({ nights, ...stay }) => ({ ...stay, checkOut: addDays(stay.checkIn, nights) })),
  ),
});

/** Any thing that can be saved. */
export const anyThing = fc.record({ list: fc.constantFrom<TripList>('rooms', 'pictures', 'places'), slug });
