import { minutesOfStretch } from '../../../../src/domain/hours/minutesOfStretch';

test.each([
  ['12:00', '16:00', 720, 960],
  ['19:00', '24:00', 1140, 1440],
  ['09:00', '01:00', 540, 1500],
  ['08:00', '08:00', 480, 1920],
])('%s to %s is %i to %i', (opens, closes, from, to) => {
  expect(minutesOfStretch({ opens, closes })).toEqual({ from, to });
});
