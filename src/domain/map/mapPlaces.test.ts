import type { OpeningHours } from '../hours/hoursOn';
import { noFilters, placesShown, markersOverlap } from './mapPlaces';
import { readFileSync } from 'node:fs';

const hours = (opens: string, closes: string): OpeningHours[] => [{ service: 'open', days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], opens, closes }];
const places = [
  { slug: 'club', hours: hours('10:00', '19:00'), withChildren: null },
  { slug: 'park', hours: hours('10:00', '15:00'), withChildren: true },
  { slug: 'pools', hours: [], withChildren: null },
];
const at = (minutes: number, date = '2026-12-21') => ({ date, minutes });
const shown = (filters: Partial<typeof noFilters>, now: Parameters<typeof placesShown>[2] = at(12 * 60)) =>
  placesShown(places, { ...noFilters, ...filters }, now).map(({ slug }) => slug);

test('without filters all places are shown', () => expect(shown({})).toEqual(['club', 'park', 'pools']));

test('the filter for open places shows those known to be open', () => {
  expect(shown({ open: true })).toEqual(['club', 'park']);
  expect(shown({ open: true }, at(16 * 60))).toEqual(['club']);
  expect(shown({ open: true }, at(3 * 60))).toEqual([]);
});

test('a place that is closed on a day is not open', () => {
  const now = at(12 * 60, '2026-12-25');
  const closed = places.map((place) => ({ ...place, exceptions: place.slug === 'club' ? [{ from: '12-25', to: '12-25', closed: true }] : null }));
  expect(placesShown(closed, { ...noFilters, open: true }, now).map(({ slug }) => slug)).toEqual(['park']);
});

test('while the time is not known nothing is filtered by hours', () => expect(shown({ open: true }, null)).toHaveLength(3));

test('a place has to pass all filters', () => {
  expect(shown({ withChildren: true })).toEqual(['park']);
  expect(shown({ withChildren: true, open: true }, at(16 * 60))).toEqual([]);
});

test('markers overlap where they are less than 44 pixels apart in both directions on the smallest map', () => {
  expect(markersOverlap({ x: 0.5, y: 0.5 }, { x: 0.545, y: 0.5 })).toBe(true);
  expect(markersOverlap({ x: 0.5, y: 0.5 }, { x: 0.546, y: 0.5 })).toBe(false);
  expect(markersOverlap({ x: 0.5, y: 0.5 }, { x: 0.5, y: 0.569 })).toBe(false);
  expect(markersOverlap({ x: 0.5, y: 0.5 }, { x: 0.5, y: 0.568 })).toBe(true);
});

test('the sizes of the smallest map and of markers are those of the style sheet', () => {
  const styles = readFileSync('src/sections/map/ResortMap.module.css', 'utf8');
  expect(styles).toContain(`width: max(100%, ${960 / 16}rem)`);
  expect(styles).toContain('aspect-ratio: 3 / 2');
  expect(styles).toContain(`width: ${44 / 16}rem`);
});
