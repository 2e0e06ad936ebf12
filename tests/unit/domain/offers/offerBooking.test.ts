import { offerBooking } from '../../../../src/domain/offers/offerBooking';

const engine = { host: 'https://engine.example', hotelCode: '4568' };
const always = { firstDay: null, lastDay: null, stay: null };
const weekend = { firstDay: null, lastDay: null, stay: { checkIn: '2026-12-10', checkOut: '2026-12-13', adults: 2 } };
const reveillon = { firstDay: null, lastDay: '2026-01-01', stay: null };
const unknown = { stay: { checkIn: null, checkOut: null }, people: 2 };
const searched = { stay: { checkIn: '2026-12-24', checkOut: '2026-12-27' }, people: 3 };
const withSearch = 'https://engine.example/hotel/4568?CheckIn=24122026&CheckOut=27122026&ad=3';

test('before the visitor’s stay is known it leads to the engine’s first page', () => {
  expect(offerBooking({ ...engine, offer: always, search: unknown, today: null })).toEqual({ url: 'https://engine.example/hotel/4568', past: false });
  expect(offerBooking({ ...engine, host: 'https://engine.example/', offer: always, search: unknown, today: null }).url).toBe(
    'https://engine.example/hotel/4568',
  );
});

test('it carries the visitor’s stay once that is known', () => {
  expect(offerBooking({ ...engine, offer: always, search: searched, today: '2026-11-20' })).toEqual({ url: withSearch, past: false });
});

test.each([
  { checkIn: '2026-12-24', checkOut: null },
  { checkIn: null, checkOut: '2026-12-27' },
  { checkIn: '2026-12-27', checkOut: '2026-12-27' },
])('a stay that cannot be booked is not carried: $checkIn to $checkOut', (stay) => {
  expect(offerBooking({ ...engine, offer: always, search: { stay, people: 2 }, today: '2026-11-20' }).url).toBe('https://engine.example/hotel/4568');
});

test.each([null, '2026-11-20', '2026-12-10'])('a fixed stay is carried until its first day, whatever the visitor looks for (today %s)', (today) => {
  expect(offerBooking({ ...engine, offer: weekend, search: searched, today })).toEqual({
    url: 'https://engine.example/hotel/4568?CheckIn=10122026&CheckOut=13122026&ad=2',
    past: false,
  });
});

test('a fixed stay that has begun is past, and gives way to the visitor’s', () => {
  expect(offerBooking({ ...engine, offer: weekend, search: searched, today: '2026-12-11' })).toEqual({ url: withSearch, past: true });
});

test('an offer is past after its last day', () => {
  expect(offerBooking({ ...engine, offer: reveillon, search: searched, today: '2026-01-01' }).past).toBe(false);
  expect(offerBooking({ ...engine, offer: reveillon, search: searched, today: '2026-01-02' })).toEqual({ url: withSearch, past: true });
});
