import type { Service } from './hoursOn';
import { upcomingOpenings } from './upcomingOpenings';
import { nextOn, type Weekday, weekdays } from '../time/plainDate';

const daily = [...weekdays];
const hours = (service: Service, opens: string, closes: string, days: readonly Weekday[] = daily) => ({ service, days, opens, closes });
const house = { name: 'Casa Grande', hours: [hours('breakfast', '07:00', '10:00'), hours('lunch', '12:00', '15:00'), hours('dinner', '19:00', '23:00')] };
const park = { name: 'Park', hours: [hours('monitors', '09:00', '22:00'), hours('dayUse', '10:00', '18:00'), hours('park', '10:00', '15:00')] };
const thai = { name: 'Thai', hours: [hours('open', '19:00', '24:00', ['thu', 'sat'])] };
const next = (weekday: Weekday, minutes: number) =>
  upcomingOpenings([thai, park, house], { date: nextOn(weekday, '2026-11-23'), minutes }).map(({ place, hours: opening, inMinutes }) => [
    place.name,
    opening.service,
    inMinutes,
  ]);

test('the soonest opening is first, one of each place, even while the place is open', () => {
  expect(next('tue', 480)).toEqual([
    ['Park', 'monitors', 60],
    ['Casa Grande', 'lunch', 240],
  ]);
});

test('the main service goes before another that begins at the same time', () => {
  expect(next('tue', 541)[0]).toEqual(['Park', 'park', 59]);
});

test('hours that begin at this minute have begun already', () => {
  expect(next('tue', 420).map(([name, service]) => [name, service])).toContainEqual(['Casa Grande', 'lunch']);
});

test('after Sunday comes Monday, and Wednesday evening looks ahead to Thursday', () => {
  expect(next('sun', 1440)[0]).toEqual(['Casa Grande', 'breakfast', 420]);
  expect(next('wed', 1200).at(-1)).toEqual(['Thai', 'open', 1380]);
  expect(next('thu', 1200).map(([name]) => name)).not.toContain('Thai');
});

test('places without hours have no opening', () => {
  expect(upcomingOpenings([{ hours: [] }], { date: '2026-11-23', minutes: 0 })).toEqual([]);
});

test('what an exception closes does not begin, and what it opens does', () => {
  const feast = { from: '2026-11-24', to: '2026-11-24', hours: [{ service: 'open' as const, opens: '12:00', closes: '16:00' }] };
  const openings = upcomingOpenings(
    [
      { ...thai, exceptions: [feast] },
      { ...house, exceptions: [{ ...feast, closed: true, hours: null }] },
    ],
    { date: '2026-11-24', minutes: 300 },
  );
  expect(openings.map(({ place, inMinutes }) => [place.name, inMinutes])).toEqual([['Thai', 420]]);
});
