import { differences, isNoticeable, type Measured } from './difference';

const lcp = (pairs: readonly (readonly [number, number])[]): Measured[] => pairs.map(([site, other]) => ({ name: 'LCP', unit: 'ms', site, other }));
const tap = (pairs: readonly (readonly [number, number])[]): Measured[] => pairs.map(([site, other]) => ({ name: 'menu', unit: 'ms', site, other }));
const noticeable = (measured: readonly Measured[]) => differences(measured).map(isNoticeable);

test('differences are computed pair by pair', () => {
  expect(
    differences([
      ...lcp([
        [1000, 1100],
        [2000, 2080],
        [1500, 1590],
      ]),
      ...tap([[80, 81]]),
    ]),
  ).toEqual([
    { name: 'LCP', unit: 'ms', pairs: 3, lostHere: 0, lostThere: 0, site: 1500, other: 1590, more: 90, from: 85, to: 95 },
    { name: 'menu', unit: 'ms', pairs: 1, lostHere: 0, lostThere: 0, site: 80, other: 81, more: 1, from: 1, to: 1 },
  ]);
});

test('LCP is noticeable from 5 %, a tap from 50 ms, and neither within the variation between pairs', () => {
  expect(
    noticeable(
      lcp([
        [1000, 1049],
        [1000, 1049],
      ]),
    ),
  ).toEqual([false]);
  expect(
    noticeable(
      lcp([
        [1000, 1050],
        [1000, 1050],
      ]),
    ),
  ).toEqual([true]);
  expect(
    noticeable(
      tap([
        [60, 109],
        [60, 109],
      ]),
    ),
  ).toEqual([false]);
  expect(
    noticeable(
      tap([
        [60, 110],
        [60, 110],
      ]),
    ),
  ).toEqual([true]);
  expect(
    noticeable(
      tap([
        [60, 10],
        [60, 200],
        [60, 120],
        [60, 20],
      ]),
    ),
  ).toEqual([false]);
});

test('a lost tap is always noticeable, and not part of the medians', () => {
  const [difference] = differences(
    tap([
      [60, NaN],
      [60, 70],
    ]),
  );
  expect(difference).toMatchObject({ pairs: 1, lostHere: 0, lostThere: 1, more: 10 });
  expect(difference && isNoticeable(difference)).toBe(true);
});
