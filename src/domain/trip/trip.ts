import type { CapacityQuestion } from '../events/capacityQuestion';
import type { PlainDate } from '../stay/plainDate';

/** A stay with all it needs to be asked for. */
export interface TripStay {
  readonly checkIn: PlainDate;
  /** Later than `checkIn`. */
  readonly checkOut: PlainDate;
  /** 1 to 10. */
  readonly people: number;
}

export interface KeptHall {
  readonly slug: string;
  /** How it is to be set and for how many, where the guest had asked that when keeping it. */
  readonly question: CapacityQuestion | null;
}

/** What a guest keeps of the hotel, in the order of keeping; each thing by its slug, a picture by the name of its file. */
export interface Trip {
  readonly rooms: readonly string[];
  readonly halls: readonly KeptHall[];
  readonly pictures: readonly string[];
  /** What is planned for `day`: restaurants, bars, facilities. */
  readonly places: readonly string[];
  readonly day: PlainDate | null;
  readonly stay: TripStay | null;
}

export type TripList = 'rooms' | 'halls' | 'pictures' | 'places';

/** Something to keep. A question only with a hall. */
export interface TripThing {
  readonly list: TripList;
  readonly slug: string;
  readonly question?: CapacityQuestion;
}

/** Most things in each list, so that an address stays short enough to be sent. */
export const mostKept: Readonly<Record<TripList, number>> = { rooms: 12, halls: 12, pictures: 24, places: 12 };

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
export const countKept = ({ rooms, halls, pictures, places }: Trip): number => rooms.length + halls.length + pictures.length + places.length;
