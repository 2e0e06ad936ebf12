import { type PlainDate, weekdays } from '../time/plainDate';
import { minutesOfTime } from '../time/timeOfDay';
import { hoursOn, lastDayOf, mainHours, type OpeningHours, type PlaceHours } from './hoursOn';
import { openState } from './openingHours';

const on = (opens: string, closes: string, days: OpeningHours['days'] = weekdays): OpeningHours => ({ service: 'open', days, opens, closes });
const only = (opens: string, closes: string) => [{ service: 'open', opens, closes }];
const timesOn = (place: PlaceHours, date: PlainDate): string =>
  hoursOn(place, date)
    .hours.map(({ opens, closes }) => `${opens}-${closes}`)
    .join(' ');

/** A beach bar: its regular week, a summer over New Year, Christmas, a renovation within the summer. */
const bar: PlaceHours = {
  hours: [on('18:00', '24:00', ['fri', 'sat'])],
  seasons: [{ from: '12-15', to: '02-28', hours: [on('10:00', '02:00')] }],
  exceptions: [
    { from: '12-25', to: '12-25', hours: only('12:00', '16:00'), note: 'Natal' },
    { from: '2027-02-01', to: '2027-02-10', closed: true, note: 'em reforma' },
  ],
};

describe('hoursOn', () => {
  test.each([
    ['the day before the season, a Monday', '2026-12-14', ''],
    ['a Saturday out of season', '2026-12-12', '18:00-24:00'],
    ['the first day of the season', '2026-12-15', '10:00-02:00'],
    ['an exception within the season', '2026-12-25', '12:00-16:00'],
    ['the day before the renovation', '2027-01-31', '10:00-02:00'],
    ['its first day', '2027-02-01', ''],
    ['its last day', '2027-02-10', ''],
    ['the day after it', '2027-02-11', '10:00-02:00'],
    ['the last day of the season', '2027-02-28', '10:00-02:00'],
    ['the next Christmas', '2027-12-25', '12:00-16:00'],
    ['that February a year later', '2028-02-01', '10:00-02:00'],
    ['29 February, after the season', '2028-02-29', ''],
  ])('%s: %s', (_, date, times) => {
    expect(timesOn(bar, date)).toBe(times);
  });

  test('an exception on full dates goes before one of each year, in either order', () => {
    const each = { from: '12-20', to: '12-26', closed: true };
    const once = { from: '2026-12-24', to: '2026-12-24', hours: only('20:00', '23:00') };
    for (const exceptions of [
      [each, once],
      [once, each],
    ]) {
      expect(timesOn({ hours: [], exceptions }, '2026-12-24')).toBe('20:00-23:00');
      expect(timesOn({ hours: [], exceptions }, '2027-12-24')).toBe('');
    }
  });

  test('a day is closed where nothing opens, and not known where no hours are', () => {
    expect(hoursOn(bar, '2026-12-14').closed).toBe(true);
    expect(hoursOn(bar, '2026-12-15').closed).toBe(false);
    expect(hoursOn({ hours: [] }, '2026-12-15').closed).toBeNull();
    expect(hoursOn({ hours: [], seasons: bar.seasons }, '2026-12-14').closed).toBe(true);
    expect(hoursOn({ hours: [], exceptions: bar.exceptions }, '2027-02-01').closed).toBe(true);
  });

  test('says which exception it is', () => {
    expect(hoursOn(bar, '2027-02-03').exception?.note).toBe('em reforma');
    expect(hoursOn(bar, '2027-02-11').exception).toBeNull();
  });
});

test.each([
  ['2027-02-01', '2027-02-10', '2027-02-03', '2027-02-10'],
  ['12-20', '01-05', '2026-12-24', '2027-01-05'],
  ['12-20', '01-05', '2027-01-02', '2027-01-05'],
  ['12-25', '12-25', '2026-12-25', '2026-12-25'],
  ['02-20', '02-29', '2027-02-22', '2027-02-28'],
  ['02-20', '02-29', '2028-02-22', '2028-02-29'],
])('from %s to %s, the last day seen from %s is %s', (from, to, date, last) => {
  expect(lastDayOf({ from, to }, date)).toBe(last);
});

describe('mainHours', () => {
  const park = { ...on('10:00', '15:00'), service: 'park' };
  const monitors = { ...on('09:00', '22:00'), service: 'monitors' };
  const alone = { from: '12-25', to: '12-25', hours: [{ service: 'monitors', opens: '09:00', closes: '12:00' }] };

  test('a day on which only other services open is a closed day of the place', () => {
    expect(timesOn(mainHours({ hours: [monitors, park], exceptions: [alone] }), '2026-12-25')).toBe('');
    expect(timesOn(mainHours({ hours: [monitors, park] }), '2026-12-25')).toBe('10:00-15:00');
    expect(timesOn(mainHours({ hours: [monitors], exceptions: [alone] }), '2026-12-25')).toBe('09:00-12:00');
  });
});

describe('openState on days that differ', () => {
  const at = (date: PlainDate, time: string) => openState(bar, { date, minutes: minutesOfTime(time) });

  test('a closed day does not cut the night before', () => {
    expect(at('2027-02-01', '01:59')).toEqual({ open: true, closes: '02:00' });
    expect(at('2027-02-01', '02:00')).toMatchObject({ open: false, opens: '10:00', date: '2027-02-11', inDays: 10, exception: { note: 'em reforma' } });
  });

  test('before the hours of an exception it opens with them, and says which exception it is', () => {
    expect(at('2026-12-25', '10:00')).toMatchObject({ open: false, opens: '12:00', inDays: 0, exception: { note: 'Natal' } });
  });

  test('a place without known hours is closed on the days of an exception only', () => {
    const gym: PlaceHours = { hours: [], exceptions: [{ from: '2027-02-01', to: '2027-02-10', closed: true }] };
    expect(openState(gym, { date: '2027-02-01', minutes: 0 })).toMatchObject({ open: false, opens: null, exception: { closed: true } });
    expect(openState(gym, { date: '2027-02-11', minutes: 0 })).toEqual({ open: false, opens: null, exception: null });
  });

  test('a place that closes for good has no next opening', () => {
    expect(openState({ ...bar, seasons: null, exceptions: [{ from: '01-01', to: '12-31', closed: true }] }, { date: '2027-02-01', minutes: 0 })).toMatchObject({
      open: false,
      opens: null,
    });
  });

  test('several places are open while one is', () => {
    const breakfast: PlaceHours = { hours: [on('07:00', '11:00')] };
    expect(openState([bar, breakfast], { date: '2027-02-03', minutes: 480 })).toEqual({ open: true, closes: '11:00' });
    expect(openState([bar, breakfast], { date: '2027-02-03', minutes: 720 })).toMatchObject({ opens: '07:00', date: '2027-02-04' });
  });
});
