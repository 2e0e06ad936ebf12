import { readFileSync } from 'node:fs';
import { markersOverlap } from './markers';

test('markers are told apart by a finger where either side is 44 pixels away on the narrowest map', () => {
  expect(markersOverlap({ x: 0.5, y: 0.5 }, { x: 0.545, y: 0.5 })).toBe(true);
  expect(markersOverlap({ x: 0.5, y: 0.5 }, { x: 0.546, y: 0.5 })).toBe(false);
  expect(markersOverlap({ x: 0.5, y: 0.5 }, { x: 0.5, y: 0.569 })).toBe(false);
  expect(markersOverlap({ x: 0.5, y: 0.5 }, { x: 0.5, y: 0.568 })).toBe(true);
});

test('the narrowest map and its markers are those of the styles', () => {
  const styles = readFileSync('src/sections/map/ResortMap.module.css', 'utf8');
  expect(styles).toContain(`width: max(100%, ${960 / 16}rem)`);
  expect(styles).toContain('aspect-ratio: 3 / 2');
  expect(styles).toContain(`width: ${44 / 16}rem`);
});
