import fc from 'fast-check';
import { dayShown } from '../../../../src/domain/hours/dayShown';
import { addDays } from '../../../../src/domain/stay/addDays';

const end = 1500;
// a Saturday
const afternoon = { date: '2026-11-21', minutes: 920 };
const pastMidnight = { date: '2026-11-21', minutes: 30 };
const nothing = { day: null, time: null };

test.each([
  ['nothing asked', afternoon, nothing, '2026-11-21', 920],
  ['nothing asked, after midnight', pastMidnight, nothing, '2026-11-20', 1470],
  ['today asked', afternoon, { day: '2026-11-21', time: null }, '2026-11-21', 920],
  ['another day', afternoon, { day: '2026-12-24', time: null }, '2026-12-24', null],
  ['another day and an hour', afternoon, { day: '2026-11-24', time: '21:00' }, '2026-11-24', 1260],
  ['an hour of today', afternoon, { day: null, time: '21:00' }, '2026-11-21', 1260],
  ['an hour of today, after midnight', pastMidnight, { day: null, time: '21:00' }, '2026-11-21', 1260],
  ['a day that is over', afternoon, { day: '2026-11-01', time: null }, '2026-11-21', 920],
  ['today asked, after midnight', pastMidnight, { day: '2026-11-21', time: null }, '2026-11-21', null],
] as const)('%s', (_, now, asked, date, minutes) => {
  expect(dayShown({ asked, now, end })).toEqual({ date, minutes });
});

test('no day before the one in view is ever shown, and a day to come is shown as asked', () => {
  fc.assert(
    fc.property(fc.integer({ min: -800, max: 800 }), fc.integer({ min: 0, max: 1439 }), (days, minutes) => {
      const day = addDays(afternoon.date, days);
      const { date } = dayShown({ asked: { day, time: null }, now: { ...afternoon, minutes }, end });
      if (days > 0) expect(date).toBe(day);
      else expect([afternoon.date, addDays(afternoon.date, -1)]).toContain(date);
    }),
  );
});
