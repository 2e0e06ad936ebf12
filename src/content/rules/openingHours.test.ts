import fc from 'fast-check';
import { complaintsOf } from '../../../tests/support/content/content';
import { weekdays } from '../../domain/time/plainDate';
import { openingHours } from './openingHours';

interface Stretch {
  service?: string;
  days?: readonly string[];
  opens: string;
  closes: string;
}

const restaurant = 'restaurants/thai.json';
const reported = (...hours: Stretch[]) =>
  complaintsOf(openingHours, {
    changed: { [restaurant]: (place) => (place.hours = hours.map(({ service = 'dinner', days = ['mon'], ...times }) => ({ service, days, ...times }))) },
  });

it('the hotel’s own hours do not contradict each other', async () => {
  expect(await complaintsOf(openingHours)).toEqual([]);
});

it('reports overlapping hours of one service', async () => {
  expect(await reported({ opens: '18:00', closes: '22:00' }, { opens: '21:00', closes: '23:00' })).toEqual([
    `fault content/${restaurant} hours.1: it overlaps with hours.0, the same service on the same day (mon); make one stretch of the two, or correct the times`,
  ]);
});

it('reports hours that occur twice', async () => {
  expect(await reported({ opens: '18:00', closes: '22:00' }, { opens: '18:00', closes: '22:00' })).toHaveLength(1);
});

it('finds overlaps across midnight and the end of the week', async () => {
  expect(await reported({ opens: '20:00', closes: '03:00' }, { days: ['tue'], opens: '02:00', closes: '04:00' })).toHaveLength(1);
  expect(await reported({ days: ['sun'], opens: '20:00', closes: '03:00' }, { days: ['mon'], opens: '02:00', closes: '04:00' })).toHaveLength(1);
});

it('accepts adjacent hours, overlapping services and different days', async () => {
  expect(await reported({ opens: '12:00', closes: '16:00' }, { opens: '16:00', closes: '19:00' })).toEqual([]);
  expect(await reported({ opens: '12:00', closes: '16:00' }, { service: 'lunch', opens: '13:00', closes: '14:00' })).toEqual([]);
  expect(await reported({ opens: '12:00', closes: '16:00' }, { days: ['tue'], opens: '12:00', closes: '16:00' })).toEqual([]);
});

it('reports hours that close when they open, and an opening at 24:00', async () => {
  expect(await reported({ opens: '12:00', closes: '12:00' })).toEqual([
    `fault content/${restaurant} hours.0.closes: it opens and closes at 12:00; open all day is "00:00" to "24:00"; otherwise correct one`,
  ]);
  expect(await reported({ opens: '24:00', closes: '03:00' })).toEqual([
    `fault content/${restaurant} hours.0.opens: no day begins at 24:00; write "00:00", and the day that follows`,
  ]);
});

it('two opening periods overlap exactly when a minute of the week is in both', async () => {
  const week = 7 * 1440;
  const stretch = fc.record({ weekday: fc.nat(6), from: fc.nat(47), length: fc.integer({ min: 1, max: 47 }) });
  const time = (half: number) => `${String(Math.floor(half / 2) % 24).padStart(2, '0')}:${half % 2 ? '30' : '00'}`;
  const halfHours = ({ weekday, from, length }: { weekday: number; from: number; length: number }) =>
    Array.from({ length }, (_, index) => (weekday * 1440 + (from + index) * 30) % week);
  await fc.assert(
    fc.asyncProperty(stretch, stretch, async (one, other) => {
      const hours = [one, other].map(({ weekday, from, length }) => ({ days: [String(weekdays[weekday])], opens: time(from), closes: time(from + length) }));
      const shared = halfHours(one).some((half) => halfHours(other).includes(half));
      expect((await reported(...hours)).length > 0).toBe(shared);
    }),
    { numRuns: 60, seed: 7 },
  );
});
