import { faultsOfThing } from '../../../tests/support/content/schemaOrg';
import { hotelData } from './hotelData';

const hotel = {
  name: 'Costa Ipê Resort & Spa',
  since: 1972,
  phone: '+55 00 0000-0000',
  email: 'reservas@costaipe.example',
  officialStarRating: null,
  address: { street: 'Avenida da Praia, 1972', locality: 'Litoral de São Paulo', region: 'SP', country: 'BR', postalCode: null },
  coordinates: null,
  social: { instagram: 'https://social.example/i', facebook: 'https://social.example/f', linkedin: 'https://social.example/l' },
  checkIn: '15:00',
  checkOut: '12:00',
  units: 268,
  amenities: ['Piscinas', 'Spa'],
};
const site = { siteUrl: 'https://hotel.example', description: 'Resort', image: undefined };

test('the hotel has no star rating, coordinates or postal code that content does not give', () => {
  const written = JSON.stringify(hotelData(hotel, site));
  for (const absent of ['starRating', 'geo', 'postalCode', 'image']) expect(written).not.toContain(`"${absent}"`);
});

test('star rating, coordinates and postal code are included once content gives them', () => {
  const given = {
    ...hotel,
    officialStarRating: 4.5,
    coordinates: { latitude: -23.9, longitude: -46.2 },
    address: { ...hotel.address, postalCode: '11400-000' },
  };
  const data = hotelData(given, { ...site, image: 'https://hotel.example/a.jpg' });
  expect(faultsOfThing(data)).toEqual([]);
  expect(data).toMatchObject({ starRating: { ratingValue: 4.5 }, geo: { latitude: -23.9 }, address: { postalCode: '11400-000' } });
});

test('the hotel has check-in and check-out times, number of rooms and amenities', () => {
  const data = hotelData(hotel, site);
  expect(faultsOfThing(data)).toEqual([]);
  expect(data).toMatchObject({ '@type': 'Resort', checkinTime: '15:00', checkoutTime: '12:00', numberOfRooms: 268 });
  expect(data.amenityFeature).toEqual([
    { '@type': 'LocationFeatureSpecification', name: 'Piscinas', value: true },
    { '@type': 'LocationFeatureSpecification', name: 'Spa', value: true },
  ]);
});
