import fc from 'fast-check';
import { median } from './median';

const figures = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 1, maxLength: 20 });

test('the median is the middle figure, or the mean of the middle two', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([])).toBeNaN();
});

test('half of the figures are no larger than the median and half no smaller, in any order', () => {
  fc.assert(
    fc.property(figures, (list) => {
      const middle = median(list);
      expect(list.filter((figure) => figure <= middle).length).toBeGreaterThanOrEqual(list.length / 2);
      expect(list.filter((figure) => figure >= middle).length).toBeGreaterThanOrEqual(list.length / 2);
      expect(median([...list].reverse())).toBe(middle);
    }),
  );
});
