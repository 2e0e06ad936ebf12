import fc from 'fast-check';
import { hostileText } from '../../../tests/support/content/hostileText';
import { anyTrip } from '../../../tests/support/pages/trips';
import { partyParameters } from '../party/party';
import { stayParameters } from '../stay/stay';
import { emptyTrip, maximumSaved, type TripList, tripParameters } from './trip';
import { tripFromQuery, tripToQuery } from './tripQuery';

const lists = Object.keys(maximumSaved) as TripList[];

test.each([
  ['', {}],
  ['?utm_source=carta', {}],
  ['?quartos=luxo,master', { rooms: ['luxo', 'master'] }],
  ['quartos=luxo%2Cluxo&quartos=chale', { rooms: ['luxo', 'chale'] }],
  ['?quartos=,,-luxo,luxo-,__proto__,a~b&espacos=noble-hall', {}],
  ['?fotos=chale-rede,salão_2.tarde', { pictures: ['chale-rede', 'salão_2.tarde'] }],
  ['?dia=2026-12-24&lugares=thai', { day: '2026-12-24', places: ['thai'] }],
  ['?dia=2026-02-30', {}],
  ['?entrada=2026-12-24&saida=2026-12-27&adultos=3&criancas=7', { stay: { checkIn: '2026-12-24', checkOut: '2026-12-27', adults: 3, children: [7] } }],
  ['?entrada=2026-12-24&saida=2026-12-24&adultos=3', {}],
  ['?entrada=2026-12-24&saida=2026-12-27', { stay: { checkIn: '2026-12-24', checkOut: '2026-12-27', adults: 2, children: [] } }],
  ['?adultos=3', {}],
  ['?quartos=%E0%A4%A', {}],
])('%j', (search, found) => {
  expect(tripFromQuery(search)).toEqual({ ...emptyTrip, ...found });
});

test('every trip is the same after writing and reading its query', () => {
  fc.assert(
    fc.property(anyTrip, (trip) => {
      expect(tripFromQuery(tripToQuery(trip))).toEqual(trip);
    }),
  );
});

test('no query, however malformed, gives more items than the maximum, duplicates, or invalid slugs', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...hostileText), fc.stringMatching(/^[a-z]{1,3}$/));
  const address = fc
    .array(fc.tuple(fc.constantFrom(...Object.values({ ...tripParameters, ...stayParameters, ...partyParameters })), fc.array(text, { maxLength: 60 })), {
      maxLength: 12,
    })
    .map((parts) => parts.map(([name, values]) => `${name}=${values.join(',')}`).join('&'));
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), address), (search) => {
      const trip = tripFromQuery(search);
      for (const list of lists) {
        const slugs = trip[list];
        expect(slugs.length).toBeLessThanOrEqual(maximumSaved[list]);
        expect(new Set(slugs).size).toBe(slugs.length);
        for (const slug of slugs) expect(slug).toMatch(/^[\p{L}\p{N}._-]{1,80}$/u);
      }
      // the result is a valid trip
      expect(tripFromQuery(tripToQuery(trip))).toEqual(trip);
    }),
  );
});
