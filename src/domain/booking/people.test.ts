import fc from 'fast-check';
import { changeCount, initialPeople, peopleBounds } from './people';

test('a search starts with 2 people and allows 1 to 10', () => {
  expect({ initialPeople, peopleBounds }).toEqual({ initialPeople: 2, peopleBounds: { minimum: 1, maximum: 10 } });
});

test.each([
  [2, 1, 3],
  [2, -1, 1],
  [10, 1, 10],
  [1, -1, 1],
] as const)('%i people and a click of %i make %i', (count, step, result) => {
  expect(changeCount(count, step, peopleBounds)).toBe(result);
});

test('no sequence of clicks leaves the bounds, and each click changes the count by one or not at all', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -5, max: 5 }),
      fc.nat({ max: 20 }),
      fc.array(fc.constantFrom(1 as const, -1 as const), { maxLength: 60 }),
      (minimum, width, clicks) => {
        const bounds = { minimum, maximum: minimum + width };
        clicks.reduce((count, step) => {
          const next = changeCount(count, step, bounds);
          expect(next).toBeGreaterThanOrEqual(bounds.minimum);
          expect(next).toBeLessThanOrEqual(bounds.maximum);
          expect([count, count + step]).toContain(next);
          return next;
        }, minimum);
      },
    ),
  );
});
