import { keepInTrip } from './keepInTrip';
import type { Trip, TripThing } from './trip';

/** One’s own trip with all of another: its things after one’s own as far as there is room, its day and stay in place of one’s own where it has any. */
export function mergeTrips(own: Trip, other: Trip): Trip {
  const things: TripThing[] = [
    ...other.rooms.map((slug) => ({ list: 'rooms' as const, slug })),
    ...other.halls.map(({ slug, question }) => ({ list: 'halls' as const, slug, ...(question && { question }) })),
    ...other.pictures.map((slug) => ({ list: 'pictures' as const, slug })),
    ...other.places.map((slug) => ({ list: 'places' as const, slug })),
  ];
  return { ...things.reduce(keepInTrip, own), day: other.day ?? own.day, stay: other.stay ?? own.stay };
}
