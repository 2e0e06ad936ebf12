import { noFilters, placesShown, markersOverlap } from './mapPlaces';
import { readFileSync } from 'node:fs';

test('while the time is not known nothing is filtered by hours', () => {
  const places = [{ hours: [], withChildren: null }];
  expect(placesShown(places, { ...noFilters, open: true }, null)).toEqual(places);
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
