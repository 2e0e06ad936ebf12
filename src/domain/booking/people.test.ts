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
