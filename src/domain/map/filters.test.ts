import type { OpeningHours } from '../hours/openingHours';
import { noFilters, placesShown } from './filters';

const hours = (opens: string, closes: string): OpeningHours[] => [{ service: 'open', days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], opens, closes }];
const places = [
  { slug: 'club', hours: hours('10:00', '19:00'), withChildren: null },
  { slug: 'park', hours: hours('10:00', '15:00'), withChildren: true },
  { slug: 'pools', hours: [], withChildren: null },
];
const at = (minutes: number) => ({ now: { weekday: 'mon' as const, minutes }, stepFree: ['pools'] });
const shown = (filters: Partial<typeof noFilters>, known: Parameters<typeof placesShown>[2] = at(12 * 60)) =>
  placesShown(places, { ...noFilters, ...filters }, known).map(({ slug }) => slug);

test('nothing wanted shows all', () => expect(shown({})).toEqual(['club', 'park', 'pools']));

test('open now is what is known to be open', () => {
  expect(shown({ open: true })).toEqual(['club', 'park']);
  expect(shown({ open: true }, at(16 * 60))).toEqual(['club']);
  expect(shown({ open: true }, at(3 * 60))).toEqual([]);
});

test('before the hour is known nothing is taken away', () => expect(shown({ open: true }, { now: null, stepFree: [] })).toHaveLength(3));

test('all that is wanted has to be true', () => {
  expect(shown({ withChildren: true })).toEqual(['park']);
  expect(shown({ withChildren: true, open: true }, at(16 * 60))).toEqual([]);
  expect(shown({ stepFree: true })).toEqual(['pools']);
});
