import type { Thing } from './hotelData';

interface RoomFacts {
  readonly name: string;
  readonly area: number;
  readonly occupancy: { readonly min: number; readonly max: number };
  readonly beds: string | null;
}

interface RoomPlace {
  /** Whole address of the room's page. */
  readonly url: string;
  readonly description: string;
  readonly images: readonly string[];
  /** What it is known to have or not to have, by names. */
  readonly amenities: readonly { readonly name: string; readonly value: boolean }[];
  /** The hotel. */
  readonly containedInPlace: Thing;
}

/** A room type as schema.org's HotelRoom: occupancy, floor size in square metres, and, where the hotel has said so, beds and amenities. */
export const roomData = ({ name, area, occupancy, beds }: RoomFacts, { url, description, images, amenities, containedInPlace }: RoomPlace): Thing => ({
  '@type': 'HotelRoom',
  name,
  description,
  url,
  image: images,
  floorSize: { '@type': 'QuantitativeValue', value: area, unitCode: 'MTK' },
  occupancy: { '@type': 'QuantitativeValue', minValue: occupancy.min, maxValue: occupancy.max, unitCode: 'C62' },
  bed: beds ?? undefined,
  amenityFeature: amenities.length > 0 ? amenities.map(({ name: own, value }) => ({ '@type': 'LocationFeatureSpecification', name: own, value })) : undefined,
  containedInPlace,
});
