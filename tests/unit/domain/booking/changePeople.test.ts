import fc from 'fast-check';
import { changePeople } from '../../../../src/domain/booking/changePeople';
import { initialPeople, maximumPeople, minimumPeople } from '../../../../src/domain/booking/people';

test('a search starts with 2 people and takes 1 to 10', () => {
  expect({ initialPeople, minimumPeople, maximumPeople }).toEqual({ initialPeople: 2, minimumPeople: 1, maximumPeople: 10 });
});

test.each([
  [2, 1, 3],
  [2, -1, 1],
  [9, 1, 10],
  [10, 1, 10],
  [10, -1, 9],
  [1, -1, 1],
  [1, 1, 2],
] as const)('%i people and a click of %i make %i', (people, step, result) => {
  expect(changePeople(people, step)).toBe(result);
});

test('no row of clicks leaves 1 to 10, and each click changes by one or not at all', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(1 as const, -1 as const), { maxLength: 60 }), (clicks) => {
      clicks.reduce((people, step) => {
        const next = changePeople(people, step);
        expect(next).toBeGreaterThanOrEqual(1);
        expect(next).toBeLessThanOrEqual(10);
        expect([people, people + step]).toContain(next);
        return next;
      }, initialPeople);
    }),
  );
});
