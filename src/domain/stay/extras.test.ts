import fc from 'fast-check';
import { knownExtras, vehiclesQuery } from './extras';
import { noDates } from './stay';

// docs/hotel-rules.md 4.2, 4.3
const charges = { tourismTax: 4.25, parking: 61 };

test.each([
  [3, 1, 12.75, 183],
  [1, 0, 4.25, 0],
  [2, 1, 8.5, 122],
  [7, 2, 29.75, 854],
])('%i days, %i vehicles: R$ %d of tourism tax, R$ %d of parking', (days, vehicles, tourismTax, parking) => {
  expect(knownExtras({ charges, days, vehicles })).toEqual({ tourismTax, parking });
});

test('a charge that the hotel has not is none', () => {
  expect(knownExtras({ charges: { tourismTax: null, parking: 61 }, days: 2, vehicles: 1 })).toEqual({ tourismTax: null, parking: 122 });
});

test('twice the days cost twice as much, to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(10), (days, vehicles) => {
      const once = knownExtras({ charges, days, vehicles });
      const twice = knownExtras({ charges, days: days * 2, vehicles });
      expect(Math.round((twice.tourismTax ?? 0) * 100)).toBe(Math.round((once.tourismTax ?? 0) * 100) * 2);
      expect(Math.round((twice.parking ?? 0) * 100)).toBe(Math.round((once.parking ?? 0) * 100) * 2);
    }),
  );
});

test.each([
  ['?carros=1', 1],
  ['?carros=0', 0],
  ['?carros=10', null],
  ['?carros=-1', null],
  ['?carros=', null],
  ['', null],
])('the number of vehicles in “%s”', (search, vehicles) => {
  expect(vehiclesQuery(noDates).read(search)).toBe(vehicles);
});

test('without vehicles the stay is removed from the query too', () => {
  const stay = { checkIn: '2026-12-10', checkOut: '2026-12-13' };
  const query = vehiclesQuery(stay).write(1, '?a=1');
  expect(query).toBe('?a=1&entrada=2026-12-10&saida=2026-12-13&carros=1');
  expect(vehiclesQuery(stay).write(null, query)).toBe('?a=1');
});
