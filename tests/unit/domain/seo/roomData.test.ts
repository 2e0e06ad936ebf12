import { roomData } from '../../../../src/domain/seo/roomData';

const place = {
  siteUrl: 'https://hotel.example',
  address: 'https://hotel.example/quartos/luxo',
  description: 'Luxo',
  images: ['https://hotel.example/luxo.jpg'],
};

test('a room says its size in square metres and its occupancy, and points to the hotel', () => {
  expect(roomData({ name: 'Luxo', area: 27, occupancy: { min: 1, max: 3 }, beds: null }, place)).toMatchObject({
    '@type': 'HotelRoom',
    floorSize: { value: 27, unitCode: 'MTK' },
    occupancy: { minValue: 1, maxValue: 3 },
    containedInPlace: { '@id': 'https://hotel.example/#hotel' },
  });
});

test('beds that the hotel has not given are left out', () => {
  const written = JSON.stringify(roomData({ name: 'Luxo', area: 27, occupancy: { min: 1, max: 3 }, beds: null }, place));
  expect(written).not.toContain('"bed"');
});
