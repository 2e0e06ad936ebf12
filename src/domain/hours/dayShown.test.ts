import fs from 'node:fs';
import fc from 'fast-check';
import { addDays, weekdays } from '../time/plainDate';
import { dayShown, serviceDay } from './dayShown';
import { hoursOn, type OpeningHours, type PlaceHours } from './hoursOn';
import { openState } from './openingHours';

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

  test('a past day is never shown, and a future day is shown as asked for', () => {
    fc.assert(
      fc.property(fc.integer({ min: -800, max: 800 }), fc.integer({ min: 0, max: 1439 }), (days, minutes) => {
        const day = addDays(afternoon.date, days);
        const { date } = dayShown({ requested: { day, time: null }, now: { ...afternoon, minutes }, places });
        if (days > 0) expect(date).toBe(day);
        else expect([afternoon.date, addDays(afternoon.date, -1)]).toContain(date);
      }),
    );
  });
});

describe('hoursOn, for the hotel’s hours', () => {
  /** A copy of the hotel's hours, since a marketer may change those in `content/`. */
  const places = JSON.parse(fs.readFileSync('tests/support/fixtures/hotel/hours.json', 'utf8')) as { slug: string; hours: OpeningHours[] }[];

  /** Every service of every place of the hotel, as its own row. */
  const rows = places.flatMap(({ slug, hours }) =>
    [...new Set(hours.map(({ service }) => service))].map((service) => ({ slug, service, hours: hours.filter((one) => one.service === service) })),
  );
  const hoursOf = (slug: string): OpeningHours[] => rows.filter((row) => row.slug === slug).flatMap(({ hours }) => hours);
  const aWeek = weekdays.map((_, index) => addDays('2026-12-21', index));
  const clock = (minutes: number): string => `${String(Math.floor(minutes / 60))}:${String(minutes % 60).padStart(2, '0')}`;
  const drawn = (slug: string, date: string) => hoursOn({ hours: hoursOf(slug) }, date).hours.map(({ from, to }) => `${clock(from)}-${clock(to)}`);

  // Written by hand from docs/hotel-rules.md 7.1. 2026-12-21 is a Monday.
  test.each([
    ['thai', ['', '', '', '19:00-24:00', '', '19:00-24:00', '']],
    ['vila-rica', ['', '', '', '', '19:00-24:00', '19:00-24:00', '']],
    ['sushi-bar', ['', ...Array.from({ length: 6 }, () => '18:00-24:00')]],
    ['atlantico-seafood', Array.from({ length: 7 }, () => '12:00-16:00 19:00-24:00')],
    ['feijoada', ['', '', '', '', '', '12:00-16:00', '']],
    ['cafe-colonial', Array.from({ length: 7 }, () => '10:00-24:00')],
    ['casa-grande', Array.from({ length: 7 }, () => '7:00-10:00 12:00-15:00 19:00-23:00')],
    ['lobby-bar', Array.from({ length: 7 }, () => '9:00-25:00')],
    ['clube-de-praia', Array.from({ length: 7 }, () => '10:00-19:00')],
    ['spasissimo', Array.from({ length: 7 }, () => '8:00-21:00')],
    ['parque-da-crianca', Array.from({ length: 7 }, () => '9:00-22:00 10:00-15:00 10:00-18:00')],
  ] as const)('%s, from Monday to Sunday', (slug, week) => {
    expect(week.map((_, index) => drawn(slug, addDays('2026-12-21', index)).join(' '))).toEqual(week);
  });

  test('nothing overlaps, and every interval begins on that day and lasts at most 24 hours', () => {
    for (const date of aWeek)
      for (const { hours } of rows) {
        const timeline = hoursOn({ hours }, date).hours;
        timeline.forEach(({ from, to }, index) => {
          expect(from).toBeGreaterThanOrEqual(timeline[index - 1]?.to ?? 0);
          expect(from).toBeLessThan(1440);
          expect(to).toBeGreaterThan(from);
          expect(to).toBeLessThanOrEqual(from + 1440);
        });
      }
  });

  test('the timeline, with the hours of the evening before past midnight, agrees with openState every quarter of an hour', () => {
    aWeek.forEach((date) => {
      for (const { hours } of rows) {
        const spans = [
          ...hoursOn({ hours }, date).hours,
          ...hoursOn({ hours }, addDays(date, -1)).hours.map(({ from, to }) => ({ from: from - 1440, to: to - 1440 })),
        ];
        const wrong = Array.from({ length: 96 }, (_, quarter) => quarter * 15).filter(
          (minutes) => spans.some(({ from, to }) => from <= minutes && minutes < to) !== openState({ hours }, { date, minutes }).open,
        );
        expect(wrong).toEqual([]);
      }
    });
  });
});
