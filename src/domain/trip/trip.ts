import type { Party } from '../party/party';
import type { PlainDate } from '../time/plainDate';
import type { Stay } from '../stay/stay';

export interface TripStay extends Party {
  readonly checkIn: PlainDate;
  /** Later than `checkIn`. */
  readonly checkOut: PlainDate;
}

/** What a guest has saved, in that order: slugs, and names of picture files. */
export interface Trip {
  readonly rooms: readonly string[];
  readonly pictures: readonly string[];
  /** Restaurants, bars and facilities planned for `day`. */
  readonly places: readonly string[];
  readonly day: PlainDate | null;
  readonly stay: TripStay | null;
}

const lists = ['rooms', 'pictures', 'places'] as const;
export type TripList = (typeof lists)[number];

export interface TripItem {
  readonly list: TripList;
  readonly slug: string;
}

/** Maximum items of each list, so that the address is short enough to share (docs/hotel-rules.md 13.11). */
export const maximumSaved: Readonly<Record<TripList, number>> = { rooms: 12, pictures: 24, places: 12 };

export const emptyTrip: Trip = { rooms: [], pictures: [], places: [], day: null, stay: null };

/** The query parameters of a trip, in addition to those of its stay and party. */
export const tripParameters = { rooms: 'quartos', pictures: 'fotos', places: 'lugares', day: 'dia' } as const;

/** Number of saved items; day and stay do not count. */
export const countSaved = (trip: Trip): number => lists.reduce((sum, list) => sum + trip[list].length, 0);

/** The trip with an item added at the end of its list. If it is already saved, or the list is full, the same object is returned. */
export function addToTrip(trip: Trip, { list, slug }: TripItem): Trip {
  const saved = trip[list];
  return saved.includes(slug) || saved.length >= maximumSaved[list] ? trip : { ...trip, [list]: [...saved, slug] };
}

/** The trip without an item. */
export const removeFromTrip = (trip: Trip, { list, slug }: TripItem): Trip => ({ ...trip, [list]: trip[list].filter((other) => other !== slug) });

/** A trip merged with another: the other's items are added while the lists have room, its day and stay replace those of the first if set. */
export function mergeTrips(mine: Trip, other: Trip): Trip {
  const items = lists.flatMap((list) => other[list].map((slug) => ({ list, slug })));
  return { ...items.reduce(addToTrip, mine), day: other.day ?? mine.day, stay: other.stay ?? mine.stay };
}

/** The trip without items that do not exist. */
export function onlyKnown(trip: Trip, known: Readonly<Record<TripList, readonly string[]>>): Trip {
  const left = (list: TripList): string[] => trip[list].filter((slug) => known[list].includes(slug));
  return { ...trip, rooms: left('rooms'), pictures: left('pictures'), places: left('places') };
}

/** A chosen stay in the format of the trip; null while a date is missing. */
export function stayToSave({ stay: { checkIn, checkOut }, party }: { stay: Stay; party: Party }): TripStay | null {
  return checkIn && checkOut && checkIn < checkOut ? { checkIn, checkOut, ...party } : null;
}
