import { isNoticeOnDay } from './notices';

test('is on each day that it touches, at whatever hour', () => {
  const notice = { from: '2026-12-24T18:00', until: '2026-12-26T00:00' };
  expect(['2026-12-23', '2026-12-24', '2026-12-25', '2026-12-26'].map((day) => isNoticeOnDay(notice, day))).toEqual([false, true, true, false]);
  expect(isNoticeOnDay({ ...notice, until: null }, '2099-01-01')).toBe(true);
});
