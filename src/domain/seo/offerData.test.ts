import { faultsOfThing } from '../../../tests/support/schemaOrg';
import { celebrationData } from './offerData';

const party = { name: 'Festa', intro: 'Uma noite.', mood: 'party', firstDay: '2027-11-15', lastDay: null };
const place = {
  siteUrl: 'https://hotel.example',
  hotelName: 'Costa Ipê',
  url: 'https://hotel.example/party',
  image: 'https://hotel.example/festa.jpg',
  address: { street: 'Avenida da Praia, 1972', locality: 'Litoral', region: 'SP', country: 'BR', postalCode: null },
};

test('a celebration with a first day is an event at the hotel', () => {
  const data = celebrationData(party, { ...place, today: '2027-11-15' });
  expect(faultsOfThing(data)).toEqual([]);
  expect(data).toMatchObject({ '@type': 'Event', startDate: '2027-11-15', endDate: '2027-11-15', location: { '@type': 'Resort' } });
});

test('there is no event once it is over, without a first day, or for any other offer', () => {
  expect(celebrationData(party, { ...place, today: '2027-11-16' })).toBeUndefined();
  expect(celebrationData({ ...party, lastDay: '2027-11-17' }, { ...place, today: '2027-11-17' })).toBeDefined();
  expect(celebrationData({ ...party, firstDay: null, lastDay: '2027-11-17' }, { ...place, today: '2027-11-15' })).toBeUndefined();
  expect(celebrationData({ ...party, mood: 'family' }, { ...place, today: '2027-11-15' })).toBeUndefined();
});
