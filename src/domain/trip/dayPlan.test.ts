import fc from 'fast-check';
import type { OpeningHours } from '../hours/openingHours';
import { weekdays } from '../time/plainDate';
import { dayPlan } from './dayPlan';

const open = (opens: string, closes: string, days: OpeningHours['days'] = weekdays): OpeningHours => ({ service: 'open', days, opens, closes });

const places = [
  { slug: 'thai', hours: [open('19:00', '24:00', ['thu', 'fri', 'sat'])] },
  { slug: 'academia', hours: [] },
  { slug: 'vila-rica', hours: [open('19:30', '22:30'), open('07:00', '10:30'), open('12:30', '15:30')] },
  { slug: 'feijoada', hours: [open('12:00', '16:00', ['sat'])] },
];
const planOf = (weekday: (typeof weekdays)[number]) =>
  dayPlan(places, weekday).map(({ place, state, hours }) => [place.slug, state, hours.map(({ opens }) => opens)]);

test('a Saturday begins with breakfast', () => {
  expect(planOf('sat')).toEqual([
    ['vila-rica', 'open', ['07:00', '12:30', '19:30']],
    ['feijoada', 'open', ['12:00']],
    ['thai', 'open', ['19:00']],
    ['academia', 'unknown', []],
  ]);
});

test('places that are closed on a Monday are listed last', () => {
  expect(planOf('mon')).toEqual([
    ['vila-rica', 'open', ['07:00', '12:30', '19:30']],
    ['academia', 'unknown', []],
    ['thai', 'closed', []],
    ['feijoada', 'closed', []],
  ]);
});

test('on any day every place is listed once', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(places), fc.constantFrom(...weekdays), (some, weekday) => {
      expect(
        dayPlan(some, weekday)
          .map(({ place }) => place.slug)
          .sort(),
      ).toEqual(some.map(({ slug }) => slug).sort());
    }),
  );
});
