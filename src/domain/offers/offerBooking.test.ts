import { offerBooking } from './offerBooking';

const engine = { host: 'https://engine.example', hotelCode: '4568', people: 3 };
const always = { firstDay: null, lastDay: null, annualDay: null, nights: null, stay: null };
const weekend = { ...always, stay: { checkIn: '2026-12-10', checkOut: '2026-12-13', adults: 2 } };
const natal = { ...always, nights: { before: 1, after: 0 } };
const july = { ...always, lastDay: '2026-07-31' };
const party = { ...always, nights: { before: 0, after: 1 }, annualDay: { month: 11, day: 15 } };
const reveillon = { ...always, nights: { before: 0, after: 1 }, annualDay: { month: 12, day: 31 } };
const withoutDates = 'https://engine.example/hotel/4568';
const url = (offer: Parameters<typeof offerBooking>[0]['offer'], today: string | null) => offerBooking({ ...engine, offer, today }).url;

test.each([null, '2026-11-20'])('an offer without fixed dates links to the engine without dates (today %s)', (today) => {
  for (const offer of [always, natal, { ...natal, firstDay: '2026-12-20' }])
    expect(offerBooking({ ...engine, offer, today })).toEqual({ url: withoutDates, past: false });
  expect(offerBooking({ ...engine, host: 'https://engine.example/', offer: natal, today }).url).toBe(withoutDates);
});

test.each([null, '2026-11-20', '2026-12-10'])('a fixed stay is in the link until its first day (today %s)', (today) => {
  expect(offerBooking({ ...engine, offer: weekend, today })).toEqual({ url: `${withoutDates}?CheckIn=10122026&CheckOut=13122026&ad=2`, past: false });
});

test('a fixed stay that has begun is past, and the link has no dates', () => {
  expect(offerBooking({ ...engine, offer: weekend, today: '2026-12-11' })).toEqual({ url: withoutDates, past: true });
});

test('the nights around several days are in the link until they begin, those of an offer without nights never', () => {
  const days = { firstDay: '2026-12-29', lastDay: '2027-01-02' };
  expect(url({ ...reveillon, ...days }, '2026-11-23')).toBe(`${withoutDates}?CheckIn=29122026&CheckOut=03012027&ad=3`);
  expect(url({ ...reveillon, ...days }, '2026-12-29')).toBe(`${withoutDates}?CheckIn=29122026&CheckOut=03012027&ad=3`);
  expect(url({ ...reveillon, ...days, annualDay: null }, '2026-12-30')).toBe(withoutDates);
  expect(url({ ...always, ...days }, '2026-11-23')).toBe(withoutDates);
});

test('the night of an only day is in the link, for a date and for an annual day', () => {
  const withItsNight = `${withoutDates}?CheckIn=15112026&CheckOut=16112026&ad=3`;
  expect(url(party, '2026-11-14')).toBe(withItsNight);
  expect(url({ ...party, annualDay: null, firstDay: '2026-11-15', lastDay: '2026-11-15' }, '2026-11-14')).toBe(withItsNight);
  expect(url(party, null)).toBe(withoutDates);
});

test.each([
  ['2026-11-15', '15112026', '16112026'],
  ['2026-11-16', '15112027', '16112027'],
  ['2026-12-31', '15112027', '16112027'],
  ['2027-01-01', '15112027', '16112027'],
])('on %s what comes every year has the night of its next time', (today, checkIn, checkOut) => {
  expect(offerBooking({ ...engine, offer: party, today })).toEqual({ url: `${withoutDates}?CheckIn=${checkIn}&CheckOut=${checkOut}&ad=3`, past: false });
});

test('the night before the day is in the link until it has passed', () => {
  const christmas = { ...natal, annualDay: { month: 12, day: 25 } };
  expect(url(christmas, '2026-11-26')).toBe(`${withoutDates}?CheckIn=24122026&CheckOut=25122026&ad=3`);
  expect(offerBooking({ ...engine, offer: christmas, today: '2026-12-25' })).toEqual({ url: withoutDates, past: false });
  expect(url(christmas, '2026-12-26')).toBe(`${withoutDates}?CheckIn=24122027&CheckOut=25122027&ad=3`);
});

test('days without a night between them are not in the link', () => {
  expect(url({ ...party, nights: { before: 0, after: 0 } }, '2026-11-14')).toBe(withoutDates);
});

test('an offer that does not come again is past after its last day', () => {
  expect(offerBooking({ ...engine, offer: july, today: '2026-07-31' }).past).toBe(false);
  expect(offerBooking({ ...engine, offer: july, today: '2026-08-01' })).toEqual({ url: withoutDates, past: true });
});
