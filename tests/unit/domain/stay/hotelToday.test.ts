import fc from 'fast-check';
import { addDays } from '../../../../src/domain/stay/addDays';
import { hotelToday } from '../../../../src/domain/stay/hotelToday';
import { everyDay } from '../everyDay';

const zone = 'America/Sao_Paulo';

test('the machine that runs these tests keeps the time of Tokyo', () => {
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe('Asia/Tokyo');
});

test('each day from 2024 to 2040 begins at 3 am UTC, and not a millisecond before', () => {
  const days = everyDay();
  const todayAfterMidnight = (milliseconds: number) => days.map((day) => hotelToday(new Date(Date.parse(`${day}T03:00:00Z`) + milliseconds), zone));
  expect(todayAfterMidnight(0)).toEqual(days);
  expect(todayAfterMidnight(-1)).toEqual(days.map((day) => addDays(day, -1)));
  expect(todayAfterMidnight(1)).toEqual(days);
});

test.each([
  ['2018-11-04T02:59:59.999Z', '2018-11-03'],
  ['2018-11-04T03:00:00.000Z', '2018-11-04'], // 1 am: clocks went forward at midnight
  ['2018-11-05T01:59:59.999Z', '2018-11-04'],
  ['2018-11-05T02:00:00.000Z', '2018-11-05'],
  ['2019-02-17T01:59:59.999Z', '2019-02-16'],
  ['2019-02-17T02:00:00.000Z', '2019-02-16'], // 11 pm for the second time
  ['2019-02-17T02:59:59.999Z', '2019-02-16'],
  ['2019-02-17T03:00:00.000Z', '2019-02-17'],
])('when clocks changed, at %s the hotel’s day was %s', (instant, day) => {
  expect(hotelToday(new Date(instant), zone)).toBe(day);
});

test('one instant is at most one day apart between the visitor’s zone and the hotel’s', () => {
  const visitors = ['Pacific/Kiritimati', 'Asia/Tokyo', 'Europe/Paris', 'UTC', 'America/Noronha', 'America/Los_Angeles'];
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2024-01-01'), max: new Date('2041-01-01'), noInvalidDate: true }),
      fc.constantFrom(...visitors),
      (instant, visitor) => {
        const here = hotelToday(instant, zone);
        expect([addDays(here, -1), here, addDays(here, 1)]).toContain(hotelToday(instant, visitor));
      },
    ),
  );
});
