import { faultsOfThing } from '../../../tests/support/schemaOrg';
import { hotelReference } from './hotelData';
import { roomData } from './roomData';

const room = { name: 'Luxo', area: 27, occupancy: { min: 1, max: 3 }, beds: null };
const place = {
  url: 'https://hotel.example/quartos/luxo',
  description: 'Luxo',
  images: ['https://hotel.example/luxo.jpg'],
  amenities: [],
  containedInPlace: hotelReference({ siteUrl: 'https://hotel.example', hotelName: 'Costa Ipê' }),
};

test('a room says its size in square metres and its occupancy, and points to the hotel', () => {
  const data = roomData(room, place);
  expect(faultsOfThing(data)).toEqual([]);
  expect(data).toMatchObject({
    '@type': 'HotelRoom',
    floorSize: { value: 27, unitCode: 'MTK' },
    occupancy: { minValue: 1, maxValue: 3 },
    containedInPlace: { '@id': 'https://hotel.example/#hotel' },
  });
});

test('beds and amenities that the hotel has not given are left out', () => {
  const written = JSON.stringify(roomData(room, place));
  expect(written).not.toContain('"bed"');
  expect(written).not.toContain('"amenityFeature"');
});

test('those that it has given are told, also what a room has not', () => {
  const data = roomData({ ...room, beds: 'Uma cama de casal' }, { ...place, amenities: [{ name: 'Banheira', value: false }] });
  expect(faultsOfThing(data)).toEqual([]);
  expect(data).toMatchObject({ bed: 'Uma cama de casal', amenityFeature: [{ name: 'Banheira', value: false }] });
});
