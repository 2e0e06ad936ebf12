import { faultsOfThing } from '../../../../tests/support/content/schemaOrg';
import { hotelReference } from './hotelData';
import { eventData } from './offerData';

const party = { name: 'Festa', intro: 'Uma noite.', isEvent: true, firstDay: '2027-11-15', lastDay: null, annualDay: null };
const place = {
  url: 'https://hotel.example/party',
  image: 'https://hotel.example/festa.jpg',
  hotel: hotelReference('https://hotel.example', { name: 'Costa Ipê', businessType: 'Resort' }),
  address: { street: 'Avenida da Praia, 1972', locality: 'Litoral', region: 'SP', country: 'BR', countryName: 'Brazil', postalCode: null },
};

test('an offer that takes place is an event at the hotel', () => {
  const data = eventData(party, { ...place, today: '2027-11-15' });
  expect(faultsOfThing(data)).toEqual([]);
  expect(data).toMatchObject({ '@type': 'Event', startDate: '2027-11-15', endDate: '2027-11-15', location: { '@type': 'Resort' } });
});

test('there is no event once it is over, without a first day, or for any other offer', () => {
  expect(eventData(party, { ...place, today: '2027-11-16' })).toBeUndefined();
  expect(eventData({ ...party, lastDay: '2027-11-17' }, { ...place, today: '2027-11-17' })).toBeDefined();
  expect(eventData({ ...party, firstDay: null, lastDay: '2027-11-17' }, { ...place, today: '2027-11-15' })).toBeUndefined();
  expect(eventData({ ...party, isEvent: false }, { ...place, today: '2027-11-15' })).toBeUndefined();
});

test('what comes every year is the event of its next time', () => {
  const annual = { ...party, firstDay: null, annualDay: { month: 11, day: 15 } };
  expect(eventData(annual, { ...place, today: '2026-11-15' })).toMatchObject({ startDate: '2026-11-15', endDate: '2026-11-15' });
  expect(eventData(annual, { ...place, today: '2026-11-16' })).toMatchObject({ startDate: '2027-11-15', endDate: '2027-11-15' });
});
