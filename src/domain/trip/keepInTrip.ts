import { mostKept, slugsOf, type Trip, type TripThing } from './trip';

/** The trip with one thing more, at the end of its list. Where the thing is there already, or its list is full, the same trip comes back. */
export function keepInTrip(trip: Trip, { list, slug, question }: TripThing): Trip {
  const kept = slugsOf(trip, list);
  if (kept.includes(slug) || kept.length >= mostKept[list]) return trip;
  return list === 'halls' ? { ...trip, halls: [...trip.halls, { slug, question: question ?? null }] } : { ...trip, [list]: [...trip[list], slug] };
}
