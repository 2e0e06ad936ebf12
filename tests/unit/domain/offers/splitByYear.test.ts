import { splitByYear } from '../../../../src/domain/offers/splitByYear';

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
