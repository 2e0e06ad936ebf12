import fc from 'fast-check';
import { placeInYear, splitByYear } from './placeInYear';

const nothing = { months: [], annualDay: null, lastDay: null };

test('what is there all year has no place in it', () => {
  expect(placeInYear(nothing)).toBeNull();
});

test('months are a stretch, from the beginning of the first to the end of the last', () => {
  expect(placeInYear({ ...nothing, months: [7] })).toEqual({ from: 6, to: 7 });
  expect(placeInYear({ ...nothing, months: [6, 7, 8] })).toEqual({ from: 5, to: 8 });
});

test('months over the turn of the year end with the year', () => {
  expect(placeInYear({ ...nothing, months: [12, 1] })).toEqual({ from: 11, to: 12 });
});

test('a day that comes every year stands in the middle of itself', () => {
  const place = placeInYear({ ...nothing, months: [11], annualDay: { month: 11, day: 15 } });
  expect(place?.from).toBeCloseTo(10 + 14.5 / 30);
  expect(place?.to).toBe(place?.from);
});

test('what ends on the first of January stands at the end of the year', () => {
  expect(placeInYear({ ...nothing, months: [12], lastDay: '2026-01-01' })).toEqual({ from: 12, to: 12 });
});

test('a last day within its months is where it stands', () => {
  expect(placeInYear({ ...nothing, months: [12], lastDay: '2026-12-31' })).toEqual({ from: 12, to: 12 });
  expect(placeInYear({ ...nothing, months: [6, 7], lastDay: '2026-06-15' })?.to).toBeCloseTo(5.5);
});

test('every day lies in its month', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }), (month, day) => {
      const place = placeInYear({ ...nothing, months: [month], annualDay: { month, day } });
      expect(Math.floor(place?.from ?? -1)).toBe(month - 1);
    }),
  );
});

describe('splitByYear', () => {
  const always = { months: [], annualDay: null, lastDay: null };
  const offers = [
    { ...always, slug: 'reveillon', months: [12], lastDay: '2026-01-01' },
    { ...always, slug: 'natal', months: [12] },
    { ...always, slug: 'festa', months: [11], annualDay: { month: 11, day: 15 } },
    { ...always, slug: 'familia' },
    { ...always, slug: 'julho', months: [7] },
    { ...always, slug: 'dourados' },
  ];
  const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);

  test('offers with a date come in the order of the year, the others in the order of content', () => {
    const { dated, always: lasting } = splitByYear(offers);
    expect(slugs(dated)).toEqual(['julho', 'festa', 'natal', 'reveillon']);
    expect(slugs(lasting)).toEqual(['familia', 'dourados']);
  });

  test('the list given stays as it was', () => {
    const before = slugs(offers);
    splitByYear(offers);
    expect(slugs(offers)).toEqual(before);
  });
});
