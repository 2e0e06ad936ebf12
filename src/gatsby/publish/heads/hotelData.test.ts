import { contentFacts } from '../../../../tests/support/content/publishedFacts';
import { faultsOfThing } from '../../../../tests/support/content/schemaOrg';
import type { Facts } from '../facts/readFacts';
import { hotelData } from './hotelData';

const { pt } = contentFacts();
const factsWith = (hotel: Partial<Facts['Hotel']>): Facts => ({ ...pt, Hotel: { ...pt.Hotel, ...hotel } });
const site = { siteUrl: 'https://hotel.example', description: 'Resort', image: 'https://hotel.example/a.jpg' };

test('the hotel has no star rating, coordinates or postal code that content does not give', () => {
  const facts = factsWith({ officialStarRating: null, coordinates: null, address: { ...pt.Hotel.address, postalCode: null } });
  const written = JSON.stringify(hotelData(facts, site));
  for (const absent of ['starRating', 'geo', 'postalCode']) expect(written).not.toContain(`"${absent}"`);
});

test('a hotel without chalets and social addresses counts its apartments alone', () => {
  const data = hotelData(factsWith({ apartments: 12, chalets: null, social: null }), site);
  expect(faultsOfThing(data)).toEqual([]);
  expect(data).toMatchObject({ numberOfRooms: 12, sameAs: undefined });
});

test('star rating, coordinates and postal code are included once content gives them', () => {
  const given = { officialStarRating: 4.5, coordinates: { latitude: -23.9, longitude: -46.2 }, address: { ...pt.Hotel.address, postalCode: '11400-000' } };
  const data = hotelData(factsWith(given), site);
  expect(faultsOfThing(data)).toEqual([]);
  expect(data).toMatchObject({ starRating: { ratingValue: 4.5 }, geo: { latitude: -23.9 }, address: { postalCode: '11400-000' } });
});

test('the hotel has check-in and check-out times, number of rooms and its facilities as amenities', () => {
  const facts: Facts = { ...factsWith({ apartments: 260, chalets: 8 }), StayRules: { ...pt.StayRules, checkIn: '15:00', checkOut: '12:00' } };
  const data = hotelData(facts, site);
  expect(faultsOfThing(data)).toEqual([]);
  expect(data).toMatchObject({ '@type': 'Resort', checkinTime: '15:00', checkoutTime: '12:00', numberOfRooms: 268 });
  expect(data.amenityFeature).toEqual(pt.Facility.map(({ name }) => ({ '@type': 'LocationFeatureSpecification', name, value: true })));
});
