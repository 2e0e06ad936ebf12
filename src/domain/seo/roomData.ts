import { hotelId } from './hotelData';

interface RoomFacts {
  readonly name: string;
  readonly area: number;
  readonly occupancy: { readonly min: number; readonly max: number };
  readonly beds: string | null;
}

interface RoomPlace {
  readonly siteUrl: string;
  /** Whole address of the room's page. */
  readonly address: string;
  readonly description: string;
  readonly images: readonly string[];
}

/** A room type as schema.org's HotelRoom, with occupancy, floor size in square metres, and beds where the hotel has said which. */
export function roomData({ name, area, occupancy, beds }: RoomFacts, { siteUrl, address, description, images }: RoomPlace): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'HotelRoom',
    name,
    description,
    url: address,
    image: images,
    floorSize: { '@type': 'QuantitativeValue', value: area, unitCode: 'MTK' },
    occupancy: { '@type': 'QuantitativeValue', minValue: occupancy.min, maxValue: occupancy.max, unitCode: 'C62' },
    bed: beds ?? undefined,
    containedInPlace: { '@id': hotelId(siteUrl) },
  };
}
