import type { Trip, TripThing } from './trip';

/** The trip without one thing. */
export const dropFromTrip = (trip: Trip, { list, slug }: Pick<TripThing, 'list' | 'slug'>): Trip =>
  list === 'halls' ? { ...trip, halls: trip.halls.filter((hall) => hall.slug !== slug) } : { ...trip, [list]: trip[list].filter((other) => other !== slug) };
