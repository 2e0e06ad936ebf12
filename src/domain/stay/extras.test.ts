import fc from 'fast-check';
import { knownExtras } from './extras';

// docs/hotel-rules.md 4.2, 4.3
const charges = { tourismTax: 4.25, parking: 61 };

test.each([
  [3, 1, 1, 12.75, 183],
  [1, 1, 0, 4.25, 0],
  [2, 2, 1, 17, 122],
  [7, 1, 2, 29.75, 854],
])('%i days, %i apartments, %i vehicles: R$ %d of tourism tax, R$ %d of parking', (days, apartments, vehicles, tourismTax, parking) => {
  expect(knownExtras({ charges, days, apartments, vehicles })).toEqual({ tourismTax, parking });
});

test('twice the days cost twice as much, to the cent', () => {
  const whole = fc.integer({ min: 1, max: 60 });
  fc.assert(
    fc.property(whole, whole, fc.nat(10), (days, apartments, vehicles) => {
      const once = knownExtras({ charges, days, apartments, vehicles });
      const twice = knownExtras({ charges, days: days * 2, apartments, vehicles });
      expect(Math.round(twice.tourismTax * 100)).toBe(Math.round(once.tourismTax * 100) * 2);
      expect(Math.round(twice.parking * 100)).toBe(Math.round(once.parking * 100) * 2);
    }),
  );
});

test.each([
  [0, 1, 0],
  [1, 0, 0],
  [1, 1, -1],
  [1.5, 1, 0],
  [Number.NaN, 1, 0],
])('%d days, %d apartments and %d vehicles have no extras', (days, apartments, vehicles) => {
  expect(() => knownExtras({ charges, days, apartments, vehicles })).toThrow(RangeError);
});
