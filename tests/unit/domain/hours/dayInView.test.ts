import { dayInView } from '../../../../src/domain/hours/dayInView';

// the lobby bar closes at 1 in the morning: 1500 minutes after the midnight of its day
const end = 1500;

test.each([
  ['sat', 923, 'sat', 923],
  ['sat', 59, 'fri', 1499],
  ['sat', 60, 'sat', 60],
  ['mon', 0, 'sun', 1440],
] as const)('on %s at minute %i a guest has %s in mind, at minute %i', (weekday, minutes, day, since) => {
  expect(dayInView({ weekday, minutes }, end)).toEqual({ weekday: day, minutes: since });
});

test('where nothing is open after midnight, the day begins with it', () => {
  expect(dayInView({ weekday: 'sun', minutes: 0 }, 1440)).toEqual({ weekday: 'sun', minutes: 0 });
});
