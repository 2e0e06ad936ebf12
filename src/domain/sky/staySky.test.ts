import { skyOfStay } from './staySky';

const zone = 'America/Sao_Paulo';
const place = { latitude: -24, longitude: -46.3, exact: false };
const sky = (checkIn: string | null, checkOut: string | null) => skyOfStay({ stay: { checkIn, checkOut }, place, zone });

test('gives the sunset of the first evening and the sunrise of the next morning', () => {
  expect(sky('2026-12-22', '2026-12-27')?.sun).toEqual({ sunset: '18:55', sunrise: '05:15', approximate: true });
});

test('has no sun without a place, or where it does not set', () => {
  const stay = { checkIn: '2026-12-22', checkOut: '2026-12-27' };
  expect(skyOfStay({ stay, place: null, zone })?.sun).toBeNull();
  expect(skyOfStay({ stay, place: { latitude: 78.2, longitude: 15.6, exact: true }, zone })?.sun).toBeNull();
});

test('gives the next new or full moon within the stay, and none after it', () => {
  // full on the 23rd, new on the 7th of January
  expect(sky('2026-12-22', '2026-12-27')?.later).toEqual({ phase: 'full', date: '2026-12-23' });
  expect(sky('2026-12-22', '2026-12-23')?.later).toBeNull();
  expect(sky('2026-12-23', '2026-12-26')).toMatchObject({ phase: 'full', later: null });
  expect(sky('2027-01-04', '2027-01-10')).toMatchObject({ phase: 'waningCrescent', later: { phase: 'new', date: '2027-01-07' } });
});

test.each([
  ['no dates', null, null],
  ['one date', '2026-12-22', null],
  ['no night between them', '2026-12-22', '2026-12-22'],
])('with %s there is no sky', (_, checkIn, checkOut) => {
  expect(sky(checkIn, checkOut)).toBeNull();
});

test('a stay of centuries, which a query may ask for, takes no longer than one of a month', () => {
  expect(sky('2026-12-22', '9999-12-31')?.later?.date).toBe('2026-12-23');
});
