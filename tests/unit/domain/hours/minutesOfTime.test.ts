import { minutesOfTime } from '../../../../src/domain/hours/minutesOfTime';
import { timeOfMinutes } from '../../../../src/domain/hours/timeOfMinutes';

test.each([
  ['00:00', 0],
  ['07:05', 425],
  ['12:00', 720],
  ['23:59', 1439],
  ['24:00', 1440],
])('%s is minute %i', (time, minutes) => {
  expect(minutesOfTime(time)).toBe(minutes);
});

test('every minute of the day comes back from its time', () => {
  for (let minutes = 0; minutes <= 1440; minutes += 1) expect(minutesOfTime(timeOfMinutes(minutes))).toBe(minutes);
});

test.each(['', '7:00', '24:01', '25:00', '12:60', '15h', '12:00 '])('%j is refused', (time) => {
  expect(() => minutesOfTime(time)).toThrow(RangeError);
});
