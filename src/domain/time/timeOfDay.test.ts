import { minutesOfHours, minutesOfTime, timeOfMinutes } from './timeOfDay';

describe('minutesOfTime', () => {
  test.each([
    ['00:00', 0],
    ['07:05', 425],
    ['12:00', 720],
    ['23:59', 1439],
    ['24:00', 1440],
  ])('%s is minute %i', (time, minutes) => {
    expect(minutesOfTime(time)).toBe(minutes);
  });

  test('every minute of the day is the same after formatting and parsing', () => {
    for (let minutes = 0; minutes <= 1440; minutes += 1) expect(minutesOfTime(timeOfMinutes(minutes))).toBe(minutes);
  });

  test.each(['', '7:00', '24:01', '25:00', '12:60', '15h', '12:00 '])('%j is refused', (time) => {
    expect(() => minutesOfTime(time)).toThrow(RangeError);
  });
});

describe('minutesOfHours', () => {
  test.each([
    ['12:00', '16:00', 720, 960],
    ['19:00', '24:00', 1140, 1440],
    ['09:00', '01:00', 540, 1500],
    ['08:00', '08:00', 480, 1920],
  ])('%s to %s is %i to %i', (opens, closes, from, to) => {
    expect(minutesOfHours({ opens, closes })).toEqual({ from, to });
  });
});
