import { hotelData } from '../../../../src/domain/seo/hotelData';

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
};
const site = { siteUrl: 'https://hotel.example', description: 'Resort', image: undefined };

test('the hotel carries no star rating unless it has an official one', () => {
  expect(JSON.stringify(hotelData(hotel, site))).not.toContain('starRating');
  expect(hotelData({ ...hotel, officialStarRating: 5 }, site)).toMatchObject({ starRating: { ratingValue: 5 } });
});

test('the hotel says when a stay begins and ends, and how many rooms it has', () => {
  expect(hotelData(hotel, site)).toMatchObject({ '@type': 'Resort', checkinTime: '15:00', checkoutTime: '12:00', numberOfRooms: 268 });
});
