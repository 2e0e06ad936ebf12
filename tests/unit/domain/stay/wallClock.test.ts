import { knowClocks, wallClock } from '../../../../src/domain/stay/wallClock';

test.each([
  ['2026-11-20T18:20:00Z', 'America/Sao_Paulo', '2026-11-20', 15 * 60 + 20],
  ['2026-11-20T03:00:00Z', 'America/Sao_Paulo', '2026-11-20', 0],
  ['2026-11-20T02:59:59.999Z', 'America/Sao_Paulo', '2026-11-19', 1439],
  ['2019-01-10T12:00:00Z', 'America/Sao_Paulo', '2019-01-10', 10 * 60], // in summer time
  ['2026-12-31T10:00:00Z', 'Pacific/Kiritimati', '2027-01-01', 0],
  ['2026-11-20T18:20:00Z', 'Asia/Kathmandu', '2026-11-21', 5],
])('at %s clocks in %s show %s, minute %i', (instant, zone, date, minutes) => {
  expect(wallClock(new Date(instant), zone)).toEqual({ date, minutes });
});

test('an unknown zone is refused', () => {
  expect(() => wallClock(new Date(0), 'Atlantis/Center')).toThrow(RangeError);
});

test('an invalid instant is refused', () => {
  expect(() => wallClock(new Date(NaN), 'UTC')).toThrow(RangeError);
});

test('clocks whose changes are known are read by them, within the years that they speak of', () => {
  // no machine knows this zone
  knowClocks({ zone: 'Atlantis/Harbour', changes: [{ from: Date.UTC(2026, 0), minutes: -90 }], until: Date.UTC(2027, 0) });
  expect(wallClock(new Date('2026-07-01T00:30:00Z'), 'Atlantis/Harbour')).toEqual({ date: '2026-06-30', minutes: 23 * 60 });
  expect(() => wallClock(new Date('2027-01-01T00:00:00Z'), 'Atlantis/Harbour')).toThrow(RangeError);
  expect(() => wallClock(new Date(NaN), 'Atlantis/Harbour')).toThrow(RangeError);
});
