import { largestCapacity } from '../../../../src/domain/events/largestCapacity';

const none = { auditorium: null, dinnerWithStage: null, dinnerWithoutStage: null, fishbone: null, cocktail: null, school: null, uShape: null };

test('is the largest figure of any space in any layout', () => {
  const spaces = [
    { capacities: { ...none, auditorium: 450, cocktail: 500 }, variants: [] },
    { capacities: { ...none, school: 70 }, variants: [] },
    { capacities: none, variants: [] },
  ];
  expect(largestCapacity(spaces)).toBe(500);
});

test('variants count', () => {
  expect(largestCapacity([{ capacities: { ...none, dinnerWithStage: 80 }, variants: [{ capacity: 100 }] }])).toBe(100);
});

test('is nothing where no figure is given', () => {
  expect(largestCapacity([{ capacities: none, variants: [] }])).toBe(0);
  expect(largestCapacity([])).toBe(0);
});
