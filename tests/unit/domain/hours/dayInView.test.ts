import { dayInView } from '../../../../src/domain/hours/dayInView';

// the lobby bar closes at 1 in the morning: 1500 minutes after the midnight of its day
const end = 1500;

test.each([
  ['2026-12-05', 923, '2026-12-05', 923],
  ['2026-12-05', 59, '2026-12-04', 1499],
  ['2026-12-05', 60, '2026-12-05', 60],
  ['2027-01-01', 0, '2026-12-31', 1440],
] as const)('on %s at minute %i a guest has %s in mind, at minute %i', (date, minutes, day, since) => {
  expect(dayInView({ date, minutes }, end)).toEqual({ date: day, minutes: since });
});

test('where nothing is open after midnight, the day begins with it', () => {
  expect(dayInView({ date: '2026-12-06', minutes: 0 }, 1440)).toEqual({ date: '2026-12-06', minutes: 0 });
});
