import fc from 'fast-check';
import { everyDay } from '../../../tests/support/clock/everyDay';
import { timeOfMinutes } from './timeOfDay';
import { clockByChanges, clockChanges, hotelToday, instantAt, wallClock, hotelNow } from './clock';
import { addDays } from './plainDate';

describe('wallClock', () => {
  test.each([
    ['2026-11-20T18:20:00Z', 'America/Sao_Paulo', '2026-11-20', 15 * 60 + 20],
    ['2019-01-10T12:00:00Z', 'America/Sao_Paulo', '2019-01-10', 10 * 60], // in summer time
    ['2026-12-31T10:00:00Z', 'Pacific/Kiritimati', '2027-01-01', 0],
    ['2026-11-20T18:20:00Z', 'Asia/Kathmandu', '2026-11-21', 5],
  ])('at %s clocks in %s show %s, minute %i', (instant, zone, date, minutes) => {
    expect(wallClock(new Date(instant), zone)).toEqual({ date, minutes });
  });

  test('an unknown zone and an invalid instant are refused', () => {
    expect(() => wallClock(new Date(0), 'Atlantis/Center')).toThrow(RangeError);
    expect(() => wallClock(new Date(NaN), 'UTC')).toThrow(RangeError);
  });

  test('a zone with its clock changes is read by them, within the years that they cover', () => {
    // `Intl` does not know this zone
    const harbour = { zone: 'Atlantis/Harbour', changes: [{ from: Date.UTC(2026, 0), minutes: -90 }], until: Date.UTC(2027, 0) };
    expect(wallClock(new Date('2026-07-01T00:30:00Z'), harbour)).toEqual({ date: '2026-06-30', minutes: 23 * 60 });
    expect(() => wallClock(new Date('2027-01-01T00:00:00Z'), harbour)).toThrow(RangeError);
    expect(() => wallClock(new Date(NaN), harbour)).toThrow(RangeError);
  });
});

describe('hotelToday', () => {
  const zone = 'America/Sao_Paulo';

  test('the tests run in the zone of Tokyo', () => {
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
});

describe('instantAt', () => {
  test.each([
    ['2026-12-20', '15:00', 'America/Sao_Paulo', '2026-12-20T18:00:00.000Z'],
    ['2018-12-20', '15:00', 'America/Sao_Paulo', '2018-12-20T17:00:00.000Z'],
    ['2026-12-20', '24:00', 'America/Sao_Paulo', '2026-12-21T03:00:00.000Z'],
    ['2018-11-04', '00:30', 'America/Sao_Paulo', '2018-11-04T03:30:00.000Z'], // skipped: 1:30
    ['2018-11-04', '01:00', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
    ['2019-02-16', '23:30', 'America/Sao_Paulo', '2019-02-17T01:30:00.000Z'], // twice: the first
    ['2019-02-17', '00:00', 'America/Sao_Paulo', '2019-02-17T03:00:00.000Z'],
    ['2026-07-01', '15:00', 'Pacific/Kiritimati', '2026-07-01T01:00:00.000Z'],
    ['2026-07-01', '15:00', 'America/Los_Angeles', '2026-07-01T22:00:00.000Z'],
    ['2026-03-08', '02:30', 'America/Los_Angeles', '2026-03-08T10:30:00.000Z'], // skipped: 3:30
  ])('%s %s in %s is %s', (date, time, zone, instant) => {
    expect(instantAt({ date, time, zone }).toISOString()).toBe(instant);
  });

  test('wallClock gives back that day and time, unless it was skipped', () => {
    const zones = ['America/Sao_Paulo', 'America/Los_Angeles', 'Europe/Paris', 'Australia/Lord_Howe', 'Pacific/Kiritimati', 'Asia/Kathmandu'];
    fc.assert(
      fc.property(
        fc.constantFrom(...everyDay({ from: 2008, to: 2040 })),
        fc.integer({ min: 4 * 60, max: 22 * 60 }),
        fc.constantFrom(...zones),
        (date, minutes, zone) => {
          expect(wallClock(instantAt({ date, time: timeOfMinutes(minutes), zone }), zone)).toEqual({ date, minutes });
        },
      ),
      { numRuns: 1000 },
    );
  });

  test.each([
    ['20/12/2026', '15:00', 'UTC'],
    ['2026-12-20', '3 pm', 'UTC'],
    ['2026-12-20', '15:00', 'Atlantis/Center'],
  ])('%s %s in %s is refused', (date, time, zone) => {
    expect(() => instantAt({ date, time, zone })).toThrow(RangeError);
  });
});

const zone = 'America/Sao_Paulo';

describe('hotelNow', () => {
  test.each([
    ['2026-11-21T18:33:59.999Z', { date: '2026-11-21', weekday: 'sat', minutes: 933 }],
    ['2026-11-22T02:59:59.999Z', { date: '2026-11-21', weekday: 'sat', minutes: 1439 }],
    ['2026-11-22T03:00:00.000Z', { date: '2026-11-22', weekday: 'sun', minutes: 0 }],
  ])('at %s it is %j at the hotel', (instant, now) => {
    expect(hotelNow(new Date(instant), zone)).toEqual(now);
  });
});

describe('clockChanges', () => {
  test('within the years there is one entry for their beginning, and one for each change', () => {
    const { changes, until } = clockChanges({ zone: 'Australia/Lord_Howe', from: 2026, to: 2026 });
    expect(changes.map(({ from, minutes }) => [new Date(from).toISOString(), minutes])).toEqual([
      ['2026-01-01T00:00:00.000Z', 660],
      ['2026-04-04T15:00:00.000Z', 630],
      ['2026-10-03T15:30:00.000Z', 660],
    ]);
    expect(until).toBe(Date.UTC(2027, 0));
  });

  test('the clock changes give what Intl gives, also around a change, and null for other years', () => {
    const zones = ['America/Sao_Paulo', 'America/Los_Angeles', 'Europe/Paris', 'Australia/Lord_Howe', 'Pacific/Kiritimati', 'Asia/Kathmandu'];
    const known = zones.map((zone) => clockChanges({ zone, from: 2016, to: 2028 }));
    const around = known.flatMap((clocks) => [...clocks.changes.map(({ from }) => from), clocks.until].map((instant) => ({ clocks, instant })));
    const anywhere = fc.record({ clocks: fc.constantFrom(...known), instant: fc.integer({ min: Date.UTC(2014, 0), max: Date.UTC(2031, 0) }) });
    const close = fc
      .tuple(fc.constantFrom(...around), fc.integer({ min: -90 * 60_000, max: 90 * 60_000 }))
      .map(([{ clocks, instant }, shift]) => ({ clocks, instant: instant + shift }));
    fc.assert(
      fc.property(fc.oneof(anywhere, close), ({ clocks, instant }) => {
        const within = instant >= Date.UTC(2016, 0) && instant < Date.UTC(2029, 0);
        expect(clockByChanges(new Date(instant), clocks)).toEqual(within ? wallClock(new Date(instant), clocks.zone) : null);
      }),
      { numRuns: 2000 },
    );
  });

  test('an invalid instant gives null, an invalid zone is refused', () => {
    expect(clockByChanges(new Date(NaN), clockChanges({ zone: 'UTC', from: 2026, to: 2026 }))).toBeNull();
    expect(() => clockChanges({ zone: 'Atlantis/Center', from: 2026, to: 2026 })).toThrow(RangeError);
  });
});
