import fc from 'fast-check';
import { everyDay } from '../../../tests/support/clock/everyDay';
import { knownExtras, vehiclesQuery } from './extras';
import { addDays } from '../time/plainDate';
import { noDates, stayFromQuery } from './stay';

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

test('any stay with vehicles is the same after writing and reading its query', () => {
  const days = fc.constantFrom(...everyDay({ from: 2026, to: 2027 }));
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 9 }), (checkIn, nights, vehicles) => {
      const stay = { checkIn, checkOut: addDays(checkIn, nights) };
      const search = vehiclesQuery(stay).write(vehicles);
      expect([stayFromQuery(search), vehiclesQuery(noDates).read(search)]).toEqual([stay, vehicles]);
    }),
  );
});
