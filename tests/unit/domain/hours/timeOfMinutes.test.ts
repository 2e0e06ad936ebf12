import { timeOfMinutes } from '../../../../src/domain/hours/timeOfMinutes';

test.each([
  [0, '00:00'],
  [61, '01:01'],
  [1170, '19:30'],
  [1439, '23:59'],
  [1440, '24:00'],
])('minute %i is %s', (minutes, time) => {
  expect(timeOfMinutes(minutes)).toBe(time);
});
