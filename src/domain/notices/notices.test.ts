import fc from 'fast-check';
import { hotelTimeZone } from '../../site';
import { instantAt, wallClock } from '../time/clock';
import { timeOfMinutes } from '../time/timeOfDay';
import { isNoticeOn } from './notices';

const minutes = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });
const wall = (instant: Date): string => {
  const { date, minutes: ofDay } = wallClock(instant, hotelTimeZone);
  return `${date}T${timeOfMinutes(ofDay)}`;
};
const instant = (moment: string): number => instantAt({ date: moment.slice(0, 10), time: moment.slice(11), zone: hotelTimeZone }).getTime();

test('shows from its first moment to the one before its end, and without an end for ever', () => {
  const notice = { from: '2026-12-24T18:00', until: '2026-12-26T09:00' };
  expect(['2026-12-24T17:59', '2026-12-24T18:00', '2026-12-26T08:59', '2026-12-26T09:00'].map((now) => isNoticeOn(notice, now))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect([null, ''].map((until) => isNoticeOn({ ...notice, until }, '2099-01-01T00:00'))).toEqual([true, true]);
});

test('wall-clock times and instants give the same answer, whatever the visitor’s zone', () => {
  fc.assert(
    fc.property(minutes, minutes, minutes, (one, other, now) => {
      const [from, until] = [wall(one), wall(other)];
      expect(isNoticeOn({ from: instant(from), until: instant(until) }, instant(wall(now)))).toBe(isNoticeOn({ from, until }, wall(now)));
    }),
  );
});
