import type { Trip, TripList } from './trip';

/** The trip without what the hotel does not have (any more). */
export function onlyKnown(trip: Trip, known: Readonly<Record<TripList, readonly string[]>>): Trip {
  const isKnown = (list: TripList) => (slug: string) => known[list].includes(slug);
  return {
    ...trip,
    rooms: trip.rooms.filter(isKnown('rooms')),
    halls: trip.halls.filter(({ slug }) => isKnown('halls')(slug)),
    pictures: trip.pictures.filter(isKnown('pictures')),
    places: trip.places.filter(isKnown('places')),
  };
}
