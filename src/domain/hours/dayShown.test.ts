import { weekdays } from '../time/plainDate';
import { dayShown, serviceDay } from './dayShown';
import type { PlaceHours } from './hoursOn';

const lobbyBar: PlaceHours = { hours: [{ service: 'open', days: weekdays, opens: '09:00', closes: '01:00' }] };

describe('serviceDay', () => {
  test.each([
    ['2026-12-05', 923, '2026-12-05', 923],
    ['2026-12-05', 59, '2026-12-04', 1499],
    ['2026-12-05', 60, '2026-12-05', 60],
    ['2027-01-01', 0, '2026-12-31', 1440],
  ] as const)('%s at minute %i is the service day %s at minute %i', (date, minutes, day, since) => {
    expect(serviceDay({ date, minutes }, [lobbyBar])).toEqual({ date: day, minutes: since });
  });

  test('where nothing is open after midnight, the day begins at midnight', () => {
    expect(serviceDay({ date: '2026-12-06', minutes: 0 }, [{ ...lobbyBar, exceptions: [{ from: '12-05', to: '12-05', closed: true }] }])).toEqual({
      date: '2026-12-06',
      minutes: 0,
    });
  });
});

describe('dayShown', () => {
  const places = [lobbyBar];
  // a Saturday
  const afternoon = { date: '2026-11-21', minutes: 920 };
  const pastMidnight = { date: '2026-11-21', minutes: 30 };
  const nothing = { day: null, time: null };

  test.each([
    ['nothing requested', afternoon, nothing, '2026-11-21', 920],
    ['nothing requested, after midnight', pastMidnight, nothing, '2026-11-20', 1470],
    ['today requested', afternoon, { day: '2026-11-21', time: null }, '2026-11-21', 920],
    ['another day', afternoon, { day: '2026-12-24', time: null }, '2026-12-24', null],
    ['another day and an hour', afternoon, { day: '2026-11-24', time: '21:00' }, '2026-11-24', 1260],
    ['an hour of today', afternoon, { day: null, time: '21:00' }, '2026-11-21', 1260],
    ['an hour of today, after midnight', pastMidnight, { day: null, time: '21:00' }, '2026-11-21', 1260],
    ['a day that is over', afternoon, { day: '2026-11-01', time: null }, '2026-11-21', 920],
    ['today requested, after midnight', pastMidnight, { day: '2026-11-21', time: null }, '2026-11-21', null],
  ] as const)('%s', (_, now, requested, date, minutes) => {
    expect(dayShown({ requested, now, places })).toEqual({ date, minutes });
  });
});
