import fc from 'fast-check';
import { type MapPath, metresFrom, walkingMinutes, walksFrom } from './paths';

const paths: readonly MapPath[] = [
  { from: 'lobby', to: 'terrace', metres: 40, stepFree: true },
  { from: 'terrace', to: 'pool', metres: 30 },
  { from: 'lobby', to: 'pool', metres: 100, stepFree: true },
  { from: 'beach', to: 'pool', metres: 71 },
  { from: 'island', to: 'boat', metres: 5 },
];

test('the shortest way counts, in both directions, and points without a path are not reached', () => {
  expect([...metresFrom('lobby', paths)]).toEqual([
    ['lobby', 0],
    ['terrace', 40],
    ['pool', 70],
    ['beach', 141],
  ]);
  expect(metresFrom('beach', paths).get('lobby')).toBe(141);
  expect([...metresFrom('nowhere', paths)]).toEqual([['nowhere', 0]]);
});

test('minutes are rounded up, at least one', () => {
  expect([0, 1, 70, 70.1, 141].map(walkingMinutes)).toEqual([1, 1, 1, 2, 3]);
});

describe('the ways from a start', () => {
  const places = [
    { slug: 'pools', node: 'pool' },
    { slug: 'beach-club', node: 'beach' },
    { slug: 'bar', node: 'lobby' },
  ];

  test('have minutes only once the hotel has measured its paths', () => {
    expect(walksFrom('lobby', { places, paths, pathsMeasured: false }).minutes).toEqual([]);
    expect(walksFrom('lobby', { places, paths, pathsMeasured: true }).minutes).toEqual([1, 3, 1]);
  });

  test('have the places without a step on the way, none where the hotel has not confirmed any', () => {
    expect(walksFrom('lobby', { places, paths, pathsMeasured: false }).stepFree).toEqual(['pools', 'bar']);
    const silent = paths.map(({ from, to, metres }) => ({ from, to, metres }));
    expect(walksFrom('lobby', { places, paths: silent, pathsMeasured: false }).stepFree).toEqual([]);
  });
});

test('no way is longer than one via another point', () => {
  const node = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  fc.assert(
    fc.property(fc.array(fc.record({ from: node, to: node, metres: fc.integer({ min: 1, max: 500 }) }), { maxLength: 14 }), (some) => {
      const from = Object.fromEntries([...'abcde'].map((point) => [point, metresFrom(point, some)]));
      for (const one of 'abcde')
        for (const other of 'abcde') {
          expect(from[one]?.get(other)).toBe(from[other]?.get(one));
          for (const between of 'abcde')
            expect(from[one]?.get(other) ?? Infinity).toBeLessThanOrEqual((from[one]?.get(between) ?? Infinity) + (from[between]?.get(other) ?? Infinity));
        }
    }),
  );
});
