import type { OpeningHours, Service } from './hoursOn';
import { openFirst, openState, standaloneMeals, weekRows } from './openingHours';
import { minutesOfTime } from '../time/timeOfDay';
import { nextOn, type Weekday, weekdays } from '../time/plainDate';

const monday = '2026-11-23';

describe('openState', () => {
  const at = (weekday: Weekday, time: string) => ({ date: nextOn(weekday, monday), minutes: minutesOfTime(time) });
  const on = (days: readonly Weekday[], opens: string, closes: string): OpeningHours => ({ service: 'open', days, opens, closes });

  test('without hours the next opening is not known', () => {
    expect(openState({ hours: [] }, at('mon', '12:00'))).toEqual({ open: false, exception: null, opens: null });
  });

  test('hours that touch at midnight are one interval, also from Sunday to Monday', () => {
    const hours = [on(['sun'], '20:00', '24:00'), on(['mon'], '00:00', '02:00')];
    expect(openState({ hours }, at('sun', '21:00'))).toEqual({ open: true, closes: '02:00' });
    expect(openState({ hours }, at('mon', '01:59'))).toEqual({ open: true, closes: '02:00' });
  });

  test('a place that never closes is open until midnight at any time', () => {
    for (const weekday of weekdays)
      for (const time of ['00:00', '12:00', '23:59'])
        expect(openState({ hours: [on(weekdays, '00:00', '24:00')] }, at(weekday, time))).toEqual({ open: true, closes: '24:00' });
  });

  test('the next opening is the earliest, whatever the order of hours and places; midnight is 24:00', () => {
    const [dinner, lunch] = [on(weekdays, '19:00', '24:00'), on(weekdays, '12:00', '15:00')];
    for (const places of [{ hours: [dinner, lunch] }, [{ hours: [dinner] }, { hours: [lunch] }]]) {
      expect(openState(places, at('mon', '10:00'))).toMatchObject({ open: false, opens: '12:00', inDays: 0 });
      expect(openState(places, at('mon', '20:00'))).toEqual({ open: true, closes: '24:00' });
    }
  });

  test('an invalid time is refused', () => {
    expect(() => openState({ hours: [on(['mon'], '7 pm', '24:00')] }, at('mon', '12:00'))).toThrow(RangeError);
  });
});

describe('standaloneMeals', () => {
  const hours = (service: Service) => [{ service, days: ['sat'] as const, opens: '12:00', closes: '16:00' }];
  const breakfast = { slug: 'cafe-da-manha', hours: hours('breakfast') };
  const feijoada = { slug: 'feijoada', hours: hours('feijoada') };
  const drinks = { slug: 'drinques', hours: [] };

  test('breakfast belongs to the place that serves it, the feijoada stands alone, and meals without hours are left out', () => {
    expect(standaloneMeals([breakfast, drinks, feijoada], [{ hours: hours('breakfast') }])).toEqual([feijoada]);
  });
});

describe('weekRows', () => {
  test('days are listed from Monday to Sunday, whatever their order in content', () => {
    expect(weekRows([{ service: 'open', days: ['sun', 'sat', 'thu'], opens: '19:00', closes: '24:00' }])).toEqual([
      { service: 'open', days: ['thu', 'sat', 'sun'], opens: '19:00', closes: '24:00' },
    ]);
  });

  test('entries with the same service and hours share a row, with each day once', () => {
    expect(
      weekRows([
        { service: 'open', days: ['sat', 'sun'], opens: '10:00', closes: '19:00' },
        { service: 'open', days: ['mon', 'sun'], opens: '10:00', closes: '19:00' },
      ]),
    ).toEqual([{ service: 'open', days: ['mon', 'sat', 'sun'], opens: '10:00', closes: '19:00' }]);
  });

  test('services are in the order of content; within one, rows are sorted by day and time', () => {
    const rows = weekRows([
      { service: 'open', days: ['sat'], opens: '19:00', closes: '24:00' },
      { service: 'feijoada', days: ['sat'], opens: '12:00', closes: '16:00' },
      { service: 'open', days: ['sat'], opens: '12:00', closes: '16:00' },
      { service: 'open', days: ['mon'], opens: '20:00', closes: '22:00' },
    ]);
    expect(rows.map(({ service, days: [day], opens }) => `${service} ${String(day)} ${opens}`)).toEqual([
      'open mon 20:00',
      'open sat 12:00',
      'open sat 19:00',
      'feijoada sat 12:00',
    ]);
  });

  test('the same hours for two services stay two rows', () => {
    expect(
      weekRows([
        { service: 'lunch', days: weekdays, opens: '12:00', closes: '16:00' },
        { service: 'feijoada', days: ['sat'], opens: '12:00', closes: '16:00' },
      ]),
    ).toHaveLength(2);
  });
});

describe('openFirst', () => {
  const place = (slug: string, opens: string, closes: string, days = [...weekdays]) => ({ slug, hours: [{ service: 'open' as const, days, opens, closes }] });
  const places = [
    place('beach', '10:00', '19:00'),
    place('thai', '19:00', '24:00', ['thu', 'sat']),
    place('breakfast', '07:00', '10:00'),
    place('bar', '09:00', '01:00'),
    { slug: 'pools', hours: [] },
  ];
  const at = (weekday: Weekday, time: string) => openFirst(places, { date: nextOn(weekday, monday), minutes: minutesOfTime(time) }).map(({ slug }) => slug);

  test.each([
    ['wed', '08:00', ['breakfast', 'bar', 'beach', 'thai']],
    ['wed', '12:00', ['beach', 'bar', 'breakfast', 'thai']],
    ['thu', '20:00', ['thai', 'bar', 'breakfast', 'beach']],
    ['thu', '03:00', ['breakfast', 'bar', 'beach', 'thai']],
  ] as const)('on %s at %s open places are first, then those that open soonest', (weekday, time, order) => {
    expect(at(weekday, time)).toEqual(order);
  });

  test('a place that is closed for weeks comes last', () => {
    const closed = places.map((one) => ({ ...one, exceptions: one.slug === 'breakfast' ? [{ from: '11-20', to: '12-20', closed: true }] : null }));
    expect(openFirst(closed, { date: monday, minutes: 480 }).map(({ slug }) => slug)).toEqual(['bar', 'beach', 'thai', 'breakfast']);
  });
});
