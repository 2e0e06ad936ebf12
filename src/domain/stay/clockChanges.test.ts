import fc from 'fast-check';
import { clockByChanges, wallClock } from './clock';
import { clockChanges } from './clockChanges';

const iso = (instant: number): string => new Date(instant).toISOString();

test.each([
  ['America/Sao_Paulo', 2026, 2030, [['2026-01-01T00:00:00.000Z', -180]]],
  [
    'America/Sao_Paulo',
    2018,
    2019,
    [
      ['2018-01-01T00:00:00.000Z', -120],
      ['2018-02-18T02:00:00.000Z', -180],
      ['2018-11-04T03:00:00.000Z', -120],
      ['2019-02-17T02:00:00.000Z', -180],
    ],
  ],
  [
    'Australia/Lord_Howe',
    2026,
    2026,
    [
      ['2026-01-01T00:00:00.000Z', 660],
      ['2026-04-04T15:00:00.000Z', 630],
      ['2026-10-03T15:30:00.000Z', 660],
    ],
  ],
])('in %s, %i to %i', (zone, from, to, expected) => {
  const { changes, until } = clockChanges({ zone, from, to });
  expect(changes.map((change) => [iso(change.from), change.minutes])).toEqual(expected);
  expect(iso(until)).toBe(`${String(to + 1)}-01-01T00:00:00.000Z`);
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
