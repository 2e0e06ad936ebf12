import fc from 'fast-check';
import { inDayOrder, lightAt, lights, nearestLight, timeOfLight } from './daylight';
import { minutesOfTime, timeOfMinutes } from '../hours/time';

/** On the coast of São Paulo, to the minute. */
const summer = { sunrise: '05:14', sunset: '18:41' };
const winter = { sunrise: '06:46', sunset: '17:28' };
/** Every day that this coast can have, and then some. */
const anySun = fc.record({ sunrise: fc.integer({ min: 290, max: 420 }).map(timeOfMinutes), sunset: fc.integer({ min: 1030, max: 1150 }).map(timeOfMinutes) });

test.each([
  ['summer', summer, ['04:00', '05:14', '08:00', '12:00', '16:00', '18:41', '20:00', '24:00']],
  ['winter', winter, ['05:45', '06:46', '08:00', '12:00', '16:00', '17:28', '20:00', '24:00']],
])('in %s dawn and dusk follow the sun, the other times are fixed', (_, sun, hours) => {
  expect(lights.map((light) => timeOfMinutes(timeOfLight(light, sun)))).toEqual(hours);
});

test('the times are in the order of the day, and each has its own light', () => {
  fc.assert(
    fc.property(anySun, (sun) => {
      const hours = lights.map((light) => timeOfLight(light, sun));
      expect(hours.toSorted((a, b) => a - b)).toEqual(hours);
      expect(hours.map((hour) => lightAt(hour % 1440, sun))).toEqual(lights);
    }),
  );
});

test.each([
  ['18:30', 'sunset', 'evening'],
  ['06:20', 'morning', 'beforeDawn'],
  ['05:00', 'sunrise', 'night'],
  ['17:20', 'afternoon', 'sunset'],
  ['03:00', 'night', 'night'],
  ['23:00', 'night', 'night'],
  ['14:29', 'noon', 'noon'],
])('at %s the light is %s in summer, %s in winter', (time, inSummer, inWinter) => {
  expect([summer, winter].map((sun) => lightAt(minutesOfTime(time), sun))).toEqual([inSummer, inWinter]);
});

test('without sun times the day is that of an equinox', () => {
  expect(timeOfLight('sunrise', null)).toBe(360);
  expect(lightAt(minutesOfTime('18:10'), null)).toBe('sunset');
});

test('the nearest light replaces a missing one, across midnight too', () => {
  const few = ['sunrise', 'noon', 'sunset'] as const;
  const at = (time: string) => few[nearestLight(few, minutesOfTime(time), summer)];
  expect(['00:30', '05:20', '08:00', '12:00', '15:30', '18:30', '23:00'].map(at)).toEqual([
    'sunrise',
    'sunrise',
    'sunrise',
    'noon',
    'sunset',
    'sunset',
    'sunset',
  ]);
});

test('items are in the order of the day, each light once', () => {
  const things = [{ light: 'night' }, { light: 'noon', first: true }, { light: 'sunrise' }, { light: 'noon' }] as const;
  expect(inDayOrder(things)).toEqual([{ light: 'sunrise' }, { light: 'noon', first: true }, { light: 'night' }]);
});
