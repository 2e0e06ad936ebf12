import fc from 'fast-check';
import { addDays, type PlainDate, weekdayOf, weekdays } from '../time/plainDate';
import { minutesOfTime, timeOfMinutes } from '../time/timeOfDay';
import { hoursOn, lastDayOf, mainHours, type OpeningHours, type PlaceHours } from './hoursOn';
import { openState } from './openingHours';

const on = (opens: string, closes: string, days: OpeningHours['days'] = weekdays): OpeningHours => ({ service: 'open', days, opens, closes });
const only = (opens: string, closes: string) => [{ service: 'open' as const, opens, closes }];
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
  const park = { ...on('10:00', '15:00'), service: 'park' as const };
  const monitors = { ...on('09:00', '22:00'), service: 'monitors' as const };
  const alone = { from: '12-25', to: '12-25', hours: [{ service: 'monitors' as const, opens: '09:00', closes: '12:00' }] };

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

// A slow and obvious model: it looks up the hours of a day in lists of days, and whether it is open by half hours.

const step = 30;
const start = '2026-11-20';
const length = 60;
const dates = Array.from({ length: length + 2 }, (_, index) => addDays(start, index - 1));

/** Every date of a range, year by year. */
const known = new Map<string, ReadonlySet<PlainDate>>();
function datesOf({ from, to }: { from: string; to: string }): ReadonlySet<PlainDate> {
  const key = `${from} ${to}`;
  const found = known.get(key);
  if (found) return found;
  const years = from.length > 5 ? [['', '']] : [2025, 2026, 2027].map((year) => [`${year}-`, `${from <= to ? year : year + 1}-`]);
  const all = new Set<PlainDate>();
  for (const [first = '', last = ''] of years) for (let date = first + from; date <= last + to; date = addDays(date, 1)) all.add(date);
  known.set(key, all);
  return all;
}

function modelled({ hours, seasons, exceptions }: PlaceHours, date: PlainDate): readonly { opens: string; closes: string }[] {
  const once = exceptions?.find((one) => one.from.length > 5 && datesOf(one).has(date));
  const yearly = exceptions?.find((one) => one.from.length === 5 && datesOf(one).has(date));
  const exception = once ?? yearly;
  if (exception) return exception.closed ? [] : (exception.hours ?? []);
  const season = seasons?.find((one) => datesOf(one).has(date));
  return (season ? season.hours : hours).filter(({ days }) => days.includes(weekdayOf(date)));
}

/** Whether it is open in each half hour, from the midnight before `start` on. */
function openHalfHours(place: PlaceHours): boolean[] {
  const open = Array.from({ length: (dates.length + 1) * 48 }, () => false);
  dates.forEach((date, day) => {
    for (const { opens, closes } of modelled(place, date)) {
      const [from, to] = [minutesOfTime(opens), minutesOfTime(closes)];
      for (let minute = from; minute < (to > from ? to : to + 1440); minute += step) open[day * 48 + minute / step] = true;
    }
  });
  return open;
}

const time = (most: number) => fc.integer({ min: 0, max: most }).map((half) => timeOfMinutes(half * step));
const serviceHours = fc.record({ service: fc.constant('open' as const), opens: time(47), closes: time(48) });
const weekly = fc.array(
  fc.record({ service: fc.constant('open' as const), days: fc.subarray([...weekdays], { minLength: 1 }), opens: time(47), closes: time(48) }),
  { maxLength: 3 },
);
const monthDay = fc.constantFrom('11-21', '11-30', '12-15', '12-24', '12-31', '01-01', '01-05', '01-10');
const eachYear = fc.record({ from: monthDay, to: monthDay });
const fullDates = fc.tuple(fc.nat(length), fc.nat(12)).map(([first, days]) => ({ from: addDays(start, first), to: addDays(start, first + days) }));
const exception = fc
  .tuple(fc.oneof(eachYear, fullDates), fc.boolean(), fc.array(serviceHours, { minLength: 1, maxLength: 2 }))
  .map(([range, closed, hours]) => ({ ...range, ...(closed ? { closed } : { hours }) }));
const anyPlace: fc.Arbitrary<PlaceHours> = fc.record({
  hours: weekly,
  seasons: fc.array(
    fc.tuple(eachYear, weekly).map(([range, hours]) => ({ ...range, hours })),
    { maxLength: 1 },
  ),
  exceptions: fc.array(exception, { maxLength: 3 }),
});

test('for any hours, seasons, exceptions and moment it agrees with a slow model, and gives the next change', () => {
  fc.assert(
    fc.property(anyPlace, fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 1439 }), (place, day, minutes) => {
      const date = addDays(start, day);
      const open = openHalfHours(place);
      const now = (day + 1) * 48 + Math.floor(minutes / step);
      const state = openState(place, { date, minutes });
      expect(state.open).toBe(open[now]);
      const change = open.findIndex((isOpen, half) => half > now && isOpen !== open[now]);
      const shown = timeOfMinutes((change % 48) * step);
      const inDays = Math.floor(change / 48) - day - 1;
      // another test covers times beyond the days of the model
      if (state.open && change > 0 && change - now < 7 * 48) expect(state.closes).toBe(shown === '00:00' ? '24:00' : shown);
      if (!state.open && change > 0)
        expect(state).toMatchObject({ opens: shown, inDays, date: addDays(date, inDays), weekday: weekdayOf(addDays(date, inDays)) });
    }),
    { numRuns: 300 },
  );
});
