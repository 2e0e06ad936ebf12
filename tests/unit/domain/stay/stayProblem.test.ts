import { stayProblem } from '../../../../src/domain/stay/stayProblem';

test.each([
  [null, null, 'missingCheckIn'],
  [null, '2026-11-21', 'missingCheckIn'],
  ['2026-11-20', null, 'missingCheckOut'],
  ['2026-11-20', '2026-11-21', null],
] as const)('from %s to %s the first empty field is %s', (checkIn, checkOut, problem) => {
  expect(stayProblem({ checkIn, checkOut })).toBe(problem);
});
