import { faultsOfThing } from '../../../../tests/support/content/schemaOrg';
import { weekdays } from '../../../domain/time/plainDate';
import { openingHoursData, placeData, roomData } from './placeData';
import { hotelReference } from './hotelData';

const hotelAddress = { street: 'Rua 1', locality: 'Litoral', region: 'SP', country: 'BR', countryName: 'Brazil', postalCode: null };
const daily = { days: weekdays };
/** Days by their first letters, with the hours. */
const summary = (hours: Parameters<typeof openingHoursData>[0]) =>
  openingHoursData(hours).map(({ dayOfWeek, opens, closes }) => [
    (dayOfWeek as string[]).map((day) => day.replace('https://schema.org/', '').slice(0, 2)).join(' '),
    opens,
    closes,
  ]);

test('each interval of a day is separate', () => {
  const meals = [
    { service: 'lunch' as const, ...daily, opens: '12:00', closes: '15:00' },
    { service: 'dinner' as const, ...daily, opens: '19:00', closes: '23:00' },
  ];
  expect(summary(meals)).toEqual([
    ['Mo Tu We Th Fr Sa Su', '12:00', '15:00'],
    ['Mo Tu We Th Fr Sa Su', '19:00', '23:00'],
  ]);
});

test('days without hours are given as closed, from midnight to midnight', () => {
  expect(summary([{ service: 'open', days: ['thu', 'sat'], opens: '18:00', closes: '23:00' }])).toEqual([
    ['Th Sa', '18:00', '23:00'],
    ['Mo Tu We Fr Su', '00:00', '00:00'],
  ]);
});

test('midnight is that of the next day, and a closing time after midnight stays as it is', () => {
  expect(summary([{ service: 'open', ...daily, opens: '10:00', closes: '24:00' }])).toEqual([['Mo Tu We Th Fr Sa Su', '10:00', '00:00']]);
  expect(summary([{ service: 'open', ...daily, opens: '09:00', closes: '01:00' }])).toEqual([['Mo Tu We Th Fr Sa Su', '09:00', '01:00']]);
  expect(summary([{ service: 'open', ...daily, opens: '00:00', closes: '24:00' }])).toEqual([['Mo Tu We Th Fr Sa Su', '00:00', '23:59']]);
});

test('unknown hours are not given as closed', () => {
  expect(openingHoursData([])).toEqual([]);
});

test('seasons have the dates of their next time, and exceptions ahead are special hours', () => {
  const { openingHoursSpecification, specialOpeningHoursSpecification, ...rest } = placeData(
    {
      name: 'Beach bar',
      summary: '',
      hours: [],
      seasons: [{ from: '12-15', to: '02-28', hours: [{ service: 'open', ...daily, opens: '10:00', closes: '24:00' }] }],
      exceptions: [
        { from: '2026-12-20', to: '2026-12-22', closed: true },
        { from: '2027-02-01', to: '2027-02-10', closed: true },
        { from: '12-31', to: '01-01', hours: [{ service: 'open', opens: '12:00', closes: '24:00' }] },
      ],
    },
    { type: 'Place', url: 'https://hotel.example/bar', address: hotelAddress, today: '2027-01-01' },
  );
  expect(openingHoursSpecification).toMatchObject([{ opens: '10:00', closes: '00:00', validFrom: '2026-12-15', validThrough: '2027-02-28' }]);
  expect(specialOpeningHoursSpecification).toEqual([
    { '@type': 'OpeningHoursSpecification', validFrom: '2027-02-01', validThrough: '2027-02-10', opens: '00:00', closes: '00:00' },
    { '@type': 'OpeningHoursSpecification', validFrom: '2026-12-31', validThrough: '2027-01-01', opens: '12:00', closes: '00:00' },
  ]);
  expect(faultsOfThing({ ...rest, openingHoursSpecification, specialOpeningHoursSpecification })).toEqual([]);
});

test('a menu has its parts, and its dishes with price and diets', () => {
  const dish = { name: 'Moqueca', text: null, price: 120, illustrative: null, marks: ['spicy', 'glutenFree'] as const, signature: null };
  const menu = { illustrative: null, sections: [{ name: 'Da panela', dishes: [dish, { ...dish, text: 'peixe', price: null, marks: null }] }] };
  const restaurant = { name: 'Atlântico', summary: 'Mar', hours: [], menu };
  const data = placeData(restaurant, { type: 'Restaurant', url: 'https://hotel.example/a', address: hotelAddress, today: '2027-01-01' });
  expect(faultsOfThing(data)).toEqual([]);
  expect(data).toMatchObject({
    hasMenu: {
      hasMenuSection: [
        {
          name: 'Da panela',
          hasMenuItem: [{ offers: { price: 120, priceCurrency: 'BRL' }, suitableForDiet: ['https://schema.org/GlutenFreeDiet'] }, { description: 'peixe' }],
        },
      ],
    },
  });
});

const room = { name: 'Luxo', area: 27, occupancy: { min: 1, max: 3 }, beds: null };
const place = {
  url: 'https://hotel.example/quartos/luxo',
  description: 'Luxo',
  images: ['https://hotel.example/luxo.jpg'],
  amenities: [],
  containedInPlace: hotelReference('https://hotel.example', { name: 'Costa Ipê', businessType: 'Resort' }),
};

test('a room has its size in square metres and its occupancy, and references the hotel', () => {
  const data = roomData(room, place);
  expect(faultsOfThing(data)).toEqual([]);
  expect(data).toMatchObject({
    '@type': 'HotelRoom',
    floorSize: { value: 27, unitCode: 'MTK' },
    occupancy: { minValue: 1, maxValue: 3 },
    containedInPlace: { '@id': 'https://hotel.example/#hotel' },
  });
});

test('unknown beds and amenities are left out', () => {
  const written = JSON.stringify(roomData(room, place));
  expect(written).not.toContain('"bed"');
  expect(written).not.toContain('"amenityFeature"');
});

test('known beds and amenities are included, also those that a room does not have', () => {
  const data = roomData({ ...room, beds: 'Uma cama de casal' }, { ...place, amenities: [{ name: 'Banheira', value: false }] });
  expect(faultsOfThing(data)).toEqual([]);
  expect(data).toMatchObject({ bed: 'Uma cama de casal', amenityFeature: [{ name: 'Banheira', value: false }] });
});
