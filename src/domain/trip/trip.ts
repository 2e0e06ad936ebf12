import type { CapacitySearch } from '../events/capacitySearch';
import { type Party, partyParameters } from '../party/party';
import type { PlainDate } from '../time/plainDate';
import { type Stay, stayParameters } from '../stay/stay';

/** A stay with both dates and its guests. */
export interface TripStay extends Party {
  readonly checkIn: PlainDate;
  /** Later than `checkIn`. */
  readonly checkOut: PlainDate;
}

export interface SavedSpace {
  readonly slug: string;
  /** Layout and number of guests of the search from which it was saved; null where there was none. */
  readonly question: CapacitySearch | null;
}

/** What a guest has saved, in that order: slugs, and names of picture files. */
export interface Trip {
  readonly rooms: readonly string[];
  readonly spaces: readonly SavedSpace[];
  readonly pictures: readonly string[];
  /** Restaurants, bars and facilities planned for `day`. */
  readonly places: readonly string[];
  readonly day: PlainDate | null;
  readonly stay: TripStay | null;
}

const lists = ['rooms', 'spaces', 'pictures', 'places'] as const;
export type TripList = (typeof lists)[number];

/** An item to save. Only an event space has a question. */
export interface TripItem {
  readonly list: TripList;
  readonly slug: string;
  readonly question?: CapacitySearch;
}

/** Maximum items of each list, so that the address is short enough to be sent (docs/hotel-rules.md 13.11). */
export const maximumSaved: Readonly<Record<TripList, number>> = { rooms: 12, spaces: 12, pictures: 24, places: 12 };

export const emptyTrip: Trip = { rooms: [], spaces: [], pictures: [], places: [], day: null, stay: null };

/** The query parameters of a trip. */
export const tripParameters = {
  rooms: 'quartos',
  spaces: 'espacos',
  pictures: 'fotos',
  places: 'lugares',
  day: 'dia',
  ...stayParameters,
  ...partyParameters,
} as const;

/** The slugs of one list. */
export const slugsOf = (trip: Trip, list: TripList): readonly string[] => (list === 'spaces' ? trip.spaces.map(({ slug }) => slug) : trip[list]);

/** Number of saved items; day and stay do not count. */
export const countSaved = (trip: Trip): number => lists.reduce((sum, list) => sum + trip[list].length, 0);

/** The trip with an item added at the end of its list. Where it is saved already, or the list is full, the same object is returned. */
export function addToTrip(trip: Trip, { list, slug, question }: TripItem): Trip {
  const saved = slugsOf(trip, list);
  if (saved.includes(slug) || saved.length >= maximumSaved[list]) return trip;
  return list === 'spaces' ? { ...trip, spaces: [...trip.spaces, { slug, question: question ?? null }] } : { ...trip, [list]: [...trip[list], slug] };
}

/** The trip without an item. */
export const removeFromTrip = (trip: Trip, { list, slug }: Pick<TripItem, 'list' | 'slug'>): Trip =>
  list === 'spaces'
    ? { ...trip, spaces: trip.spaces.filter((space) => space.slug !== slug) }
    : { ...trip, [list]: trip[list].filter((other) => other !== slug) };

/** A trip with all of another: the other's items are added as far as the lists have room, its day and stay replace one's own where it has any. */
export function mergeTrips(own: Trip, other: Trip): Trip {
  const items = lists.flatMap((list): TripItem[] =>
    list === 'spaces' ? other.spaces.map(({ slug, question }) => ({ list, slug, ...(question && { question }) })) : other[list].map((slug) => ({ list, slug })),
  );
  return { ...items.reduce(addToTrip, own), day: other.day ?? own.day, stay: other.stay ?? own.stay };
}

/** The trip without items that do not exist, or no longer do. */
export function onlyKnown(trip: Trip, known: Readonly<Record<TripList, readonly string[]>>): Trip {
  const isKnown = (list: TripList) => (slug: string) => known[list].includes(slug);
  return {
    ...trip,
    rooms: trip.rooms.filter(isKnown('rooms')),
    spaces: trip.spaces.filter(({ slug }) => isKnown('spaces')(slug)),
    pictures: trip.pictures.filter(isKnown('pictures')),
    places: trip.places.filter(isKnown('places')),
  };
}

/** A chosen stay in the form of the trip; null while a date is missing. */
export function stayToSave({ stay: { checkIn, checkOut }, party }: { stay: Stay; party: Party }): TripStay | null {
  return checkIn && checkOut && checkIn < checkOut ? { checkIn, checkOut, ...party } : null;
}
