import fc from 'fast-check';
import { fullWidthIndexes, justifyRows } from './justifyRows';

const targets = [3, 4.3];
const ratios = fc.array(fc.constantFrom(0.8, 1, 1.5, 1.78), { minLength: 1, maxLength: 40 });

/** The rows, as lists of indexes. */
function rowsOf(set: readonly { readonly count: number }[]): number[][] {
  const rows: number[][] = [];
  for (let from = 0; from < set.length; from += rows.at(-1)?.length ?? set.length)
    rows.push(set.slice(from, from + (set[from]?.count ?? 0)).map((_, index) => from + index));
  return rows;
}

test('two landscapes, then three', () => {
  expect(justifyRows([1.5, 1.5, 1.5, 1.5, 1.5], { targets }).map(({ count }) => count)).toEqual([2, 2, 3, 3, 3]);
});

test('a picture is not alone in a row if another row can include it', () => {
  const set = justifyRows([1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5], { targets });
  expect(Math.min(...set.map(({ count }) => count))).toBeGreaterThan(1);
});

test('a row has no more pictures than the maximum', () => {
  expect(justifyRows([1.5, 0.67, 0.67], { targets: [1.6, 2.9], most: 2 }).map(({ count }) => count)).toEqual([1, 2, 2]);
  fc.assert(
    fc.property(ratios, (list) => {
      expect(Math.max(...justifyRows(list, { targets, most: 2 }).map(({ count }) => count))).toBeLessThan(3);
    }),
  );
});

test('every picture is in a row, and the shares of a row add up to 1', () => {
  fc.assert(
    fc.property(ratios, fc.constantFrom(4, 12, Infinity), (list, portion) => {
      const set = justifyRows(list, { targets, portion });
      expect(set).toHaveLength(list.length);
      for (const row of rowsOf(set)) {
        expect(row.every((index) => set[index]?.count === row.length)).toBe(true);
        expect(row.reduce((sum, index) => sum + (set[index]?.share ?? 0), 0)).toBeCloseTo(1);
        expect(Math.floor((row[0] ?? 0) / portion)).toBe(Math.floor((row.at(-1) ?? 0) / portion));
      }
    }),
  );
});

test('pictures over the full width are alone in their rows: the sixth picture, then one in every seven, always a landscape', () => {
  const list = [1.5, 1.5, 0.8, 1.5, 1.5, 0.8, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5];
  const alone = fullWidthIndexes(list);
  expect(alone).toEqual([6, 13]);
  const set = justifyRows(list, { targets, alone });
  expect(alone.map((index) => set[index]?.count)).toEqual([1, 1]);
});
