import fc from 'fast-check';
import { hourTowards, isNamed, minutesOf, nearestTimeOfDay, placeAmong, timeOfDayAt } from './daylight';
import { inDayOrder, timesOfDay } from './timesOfDay';
import { minutesOfTime, timeOfMinutes } from '../time/timeOfDay';

/** On the coast of São Paulo, to the minute. */
const summer = { sunrise: '05:14', sunset: '18:41' };
const winter = { sunrise: '06:46', sunset: '17:28' };
/** More than every day that this coast can have. */
const anySun = fc.record({ sunrise: fc.integer({ min: 290, max: 420 }).map(timeOfMinutes), sunset: fc.integer({ min: 1030, max: 1150 }).map(timeOfMinutes) });

test.each([
  ['summer', summer, ['04:00', '05:14', '08:00', '12:00', '16:00', '18:41', '20:00', '24:00']],
  ['winter', winter, ['05:45', '06:46', '08:00', '12:00', '16:00', '17:28', '20:00', '24:00']],
])('in %s dawn and dusk follow the sun, the other times are fixed', (_, sun, hours) => {
  expect(timesOfDay.map((timeOfDay) => timeOfMinutes(minutesOf(timeOfDay, sun)))).toEqual(hours);
});

test('the times are in the order of the day, and each has a minute of its own', () => {
  fc.assert(
    fc.property(anySun, (sun) => {
      const hours = timesOfDay.map((timeOfDay) => minutesOf(timeOfDay, sun));
      expect(hours.toSorted((a, b) => a - b)).toEqual(hours);
      expect(hours.map((hour) => timeOfDayAt(hour % 1440, sun))).toEqual(timesOfDay);
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
])('at %s it is %s in summer, %s in winter', (time, inSummer, inWinter) => {
  expect([summer, winter].map((sun) => timeOfDayAt(minutesOfTime(time), sun))).toEqual([inSummer, inWinter]);
});

test('without sun times the day is that of an equinox', () => {
  expect(minutesOf('sunrise', null)).toBe(360);
  expect(timeOfDayAt(minutesOfTime('18:10'), null)).toBe('sunset');
});

test('the nearest time of day replaces a missing one, across midnight too', () => {
  const few = ['sunrise', 'noon', 'sunset'] as const;
  const at = (time: string) => few[nearestTimeOfDay(few, minutesOfTime(time), summer)];
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

test.each([
  ['05:14', 'sunrise', true],
  ['05:34', 'sunrise', true],
  ['05:50', 'sunrise', false],
  ['08:09', 'sunrise', false],
  ['08:09', 'morning', true],
  ['10:30', 'noon', false],
  ['12:40', 'noon', true],
  ['19:10', 'sunset', false],
  ['24:00', 'night', true],
] as const)('at %s in summer “%s” is said: %s', (time, timeOfDay, said) => {
  expect(isNamed(timeOfDay, minutesOfTime(time), summer)).toBe(said);
});

test('every time of day has its name at its own time', () => {
  fc.assert(fc.property(anySun, fc.constantFrom(...timesOfDay), (sun, timeOfDay) => isNamed(timeOfDay, minutesOf(timeOfDay, sun), sun)));
});

test('items are in the order of the day, each time of day once', () => {
  const pictures = [{ timeOfDay: 'night' }, { timeOfDay: 'noon', first: true }, { timeOfDay: 'sunrise' }, { timeOfDay: 'noon' }] as const;
  expect(inDayOrder(pictures)).toEqual([{ timeOfDay: 'sunrise' }, { timeOfDay: 'noon', first: true }, { timeOfDay: 'night' }]);
});

test('now stands between the hours around it, in proportion', () => {
  const hours = [300, 480, 720, 1440];
  expect([300, 390, 480, 660, 1440].map((minutes) => placeAmong(hours, minutes))).toEqual([0, 0.5, 1, 1.75, 3]);
  expect([0, 299, 1441].map((minutes) => placeAmong(hours, minutes))).toEqual([null, null, null]);
});

test.each([
  // a keyboard step, however small
  [1.77, 1.75, 2],
  [1.73, 1.75, 1],
  [1.22, 1.2, 2],
  [1.18, 1.2, 1],
  // a tap, on the nearest hour
  [3.2, 1.75, 3],
  [0.3, 1.75, 0],
  // from one hour to another
  [3, 2, 3],
  [2, 2, 2],
])('a slider moved to %d from %d shows hour %i', (to, from, hour) => {
  expect(hourTowards(to, from)).toBe(hour);
});
