import type { OpeningHours } from '../hours/hoursOn';
import { type PlainDate, weekdays } from '../time/plainDate';
import { dayPlan } from './dayPlan';

const open = (opens: string, closes: string, days: OpeningHours['days'] = weekdays): OpeningHours => ({ service: 'open', days, opens, closes });

const places = [
  { slug: 'thai', hours: [open('19:00', '24:00', ['thu', 'fri', 'sat'])] },
  { slug: 'academia', hours: [] },
  { slug: 'vila-rica', hours: [open('19:30', '22:30'), open('07:00', '10:30'), open('12:30', '15:30')] },
  { slug: 'feijoada', hours: [open('12:00', '16:00', ['sat'])] },
];
const monday = '2026-12-21';
const saturday = '2026-12-26';
const planOf = (date: PlainDate) => dayPlan(places, date).map(({ place, state, hours }) => [place.slug, state, hours.map(({ opens }) => opens)]);

test('a Saturday begins with breakfast', () => {
  expect(planOf(saturday)).toEqual([
    ['vila-rica', 'open', ['07:00', '12:30', '19:30']],
    ['feijoada', 'open', ['12:00']],
    ['thai', 'open', ['19:00']],
    ['academia', 'unknown', []],
  ]);
});

test('places that are closed on a Monday are listed last', () => {
  expect(planOf(monday)).toEqual([
    ['vila-rica', 'open', ['07:00', '12:30', '19:30']],
    ['academia', 'unknown', []],
    ['thai', 'closed', []],
    ['feijoada', 'closed', []],
  ]);
});

test('a day that closes a place moves it to the end, also where its regular hours are not known', () => {
  const closed = places.map((place) => ({ ...place, exceptions: [{ from: saturday, to: saturday, closed: place.slug !== 'thai', hours: place.hours }] }));
  expect(dayPlan(closed, saturday).map(({ place, state }) => [place.slug, state])).toEqual([
    ['thai', 'open'],
    ['academia', 'closed'],
    ['vila-rica', 'closed'],
    ['feijoada', 'closed'],
  ]);
});
