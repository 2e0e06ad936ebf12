import type { CapacityQuestion } from '../events/capacityQuestion';
import type { PlainDate } from '../stay/plainDate';
import type { Stay } from '../stay/stay';

/** A stay with all it needs to be asked for. */
export interface TripStay {
  readonly checkIn: PlainDate;
  /** Later than `checkIn`. */
  readonly checkOut: PlainDate;
  /** 1 to 10. */
  readonly people: number;
}

export interface SavedHall {
  readonly slug: string;
  /** How it is to be set and for how many, where the guest had asked that when keeping it. */
  readonly question: CapacityQuestion | null;
}

/** What a guest keeps of the hotel, in the order of keeping; each thing by its slug, a picture by the name of its file. */
export interface Trip {
  readonly rooms: readonly string[];
  readonly halls: readonly SavedHall[];
  readonly pictures: readonly string[];
  /** What is planned for `day`: restaurants, bars, facilities. */
  readonly places: readonly string[];
  readonly day: PlainDate | null;
  readonly stay: TripStay | null;
}

export type TripList = 'rooms' | 'halls' | 'pictures' | 'places';

/** Something to keep. A question only with a hall. */
export interface TripItem {
  readonly list: TripList;
  readonly slug: string;
  readonly question?: CapacityQuestion;
}

/** Most things in each list, so that an address stays short enough to be sent. */
export const maximumSaved: Readonly<Record<TripList, number>> = { rooms: 12, halls: 12, pictures: 24, places: 12 };

export const emptyTrip: Trip = { rooms: [], halls: [], pictures: [], places: [], day: null, stay: null };

/** The address parameters that hold a trip. */
export const tripParameters = {
  rooms: 'quartos',
  halls: 'espacos',
  pictures: 'fotos',
  places: 'lugares',
  day: 'dia',
  checkIn: 'chegada',
  checkOut: 'saida',
  people: 'pessoas',
} as const;

/** The page that shows it, without language. */
export const tripPath = '/minha-viagem';

/** The slugs of one list. */
export const slugsOf = (trip: Trip, list: TripList): readonly string[] => (list === 'halls' ? trip.halls.map(({ slug }) => slug) : trip[list]);

/** How many things are kept; dates alone are none. */
export const countSaved = ({ rooms, halls, pictures, places }: Trip): number => rooms.length + halls.length + pictures.length + places.length;

/** The trip with one thing more, at the end of its list. Where the thing is there already, or its list is full, the same trip comes back. */
export function addToTrip(trip: Trip, { list, slug, question }: TripItem): Trip {
  const kept = slugsOf(trip, list);
  if (kept.includes(slug) || kept.length >= maximumSaved[list]) return trip;
  return list === 'halls' ? { ...trip, halls: [...trip.halls, { slug, question: question ?? null }] } : { ...trip, [list]: [...trip[list], slug] };
}

/** The trip without one thing. */
export const removeFromTrip = (trip: Trip, { list, slug }: Pick<TripItem, 'list' | 'slug'>): Trip =>
  list === 'halls' ? { ...trip, halls: trip.halls.filter((hall) => hall.slug !== slug) } : { ...trip, [list]: trip[list].filter((other) => other !== slug) };

/** One’s own trip with all of another: its things after one’s own as far as there is room, its day and stay in place of one’s own where it has any. */
export function mergeTrips(own: Trip, other: Trip): Trip {
  const things: TripItem[] = [
    ...other.rooms.map((slug) => ({ list: 'rooms' as const, slug })),
    ...other.halls.map(({ slug, question }) => ({ list: 'halls' as const, slug, ...(question && { question }) })),
    ...other.pictures.map((slug) => ({ list: 'pictures' as const, slug })),
    ...other.places.map((slug) => ({ list: 'places' as const, slug })),
  ];
  return { ...things.reduce(addToTrip, own), day: other.day ?? own.day, stay: other.stay ?? own.stay };
}

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

/** A chosen stay as it belongs into the trip: null while a date is missing. */
export function stayToSave({ stay: { checkIn, checkOut }, people }: { stay: Stay; people: number }): TripStay | null {
  return checkIn && checkOut && checkIn < checkOut ? { checkIn, checkOut, people } : null;
}
