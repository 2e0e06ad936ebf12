import fc from 'fast-check';
import { placeInYear, seasonAheadFirst, splitByYear, yearAhead } from './placeInYear';

const nothing = { months: [], annualDay: null, firstDay: null, lastDay: null };
const today = '2026-03-01';

test('an offer that is valid all year has no place in the year', () => {
  expect(placeInYear(nothing, today)).toBeNull();
});

test('months span from the beginning of the first to the end of the last', () => {
  expect(placeInYear({ ...nothing, months: [7] }, today)).toEqual({ from: 6, to: 7 });
  expect(placeInYear({ ...nothing, months: [6, 7, 8] }, today)).toEqual({ from: 5, to: 8 });
});

test('months across the new year end with the year', () => {
  expect(placeInYear({ ...nothing, months: [12, 1] }, today)).toEqual({ from: 11, to: 12 });
});

test('an annual day is at the middle of that day', () => {
  const place = placeInYear({ ...nothing, months: [11], annualDay: { month: 11, day: 15 } }, today);
  expect(place?.from).toBeCloseTo(10 + 14.5 / 30);
  expect(place?.to).toBe(place?.from);
});

test('an offer with a last day is at the middle of that day', () => {
  expect(placeInYear({ ...nothing, months: [12], lastDay: '2026-12-31' }, today)?.to).toBeCloseTo(11 + 30.5 / 31);
  expect(placeInYear({ ...nothing, months: [6, 7], lastDay: '2026-06-15' }, today)?.to).toBeCloseTo(5 + 14.5 / 30);
});

describe('splitByYear', () => {
  const offers = [
    { ...nothing, slug: 'reveillon', months: [12], lastDay: '2027-01-01' },
    { ...nothing, slug: 'natal', months: [12] },
    { ...nothing, slug: 'festa', months: [11], annualDay: { month: 11, day: 15 } },
    { ...nothing, slug: 'familia' },
    { ...nothing, slug: 'julho', months: [7] },
    { ...nothing, slug: 'dourados' },
  ];
  const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);

  test('keeps the order of those with a date and of the others', () => {
    const { dated, always: lasting } = splitByYear(offers, today);
    expect(slugs(dated)).toEqual(['reveillon', 'natal', 'festa', 'julho']);
    expect(slugs(lasting)).toEqual(['familia', 'dourados']);
  });
});

describe('yearAhead', () => {
  const offers = [
    { ...nothing, slug: 'julho', months: [7] },
    { ...nothing, slug: 'festa', months: [11], annualDay: { month: 11, day: 15 } },
    { ...nothing, slug: 'reveillon', months: [12], annualDay: { month: 12, day: 31 } },
    { ...nothing, slug: 'familia' },
  ];
  const on = (today: string) => {
    const { places, months } = yearAhead(offers, today);
    return { months, ...Object.fromEntries(places.map(({ offer, from, to }) => [offer.slug, [Math.floor(from), Math.ceil(to)]])) };
  };
  const twelve = (first: number) => Array.from({ length: 12 }, (_, index) => ((first - 1 + index) % 12) + 1);

  test('begins with the month of the day', () => {
    expect(on('2026-11-10')).toEqual({ months: twelve(11), julho: [8, 9], festa: [0, 1], reveillon: [1, 2] });
  });

  test('what is past this month stands in the thirteenth', () => {
    expect(on('2026-11-15').months).toHaveLength(12);
    expect(on('2026-11-16')).toEqual({ months: [...twelve(11), 11], julho: [8, 9], festa: [12, 13], reveillon: [1, 2] });
  });

  test('a season that runs stands at the beginning, and once it is over a year later', () => {
    expect(on('2027-07-31')).toEqual({ months: twelve(7), julho: [0, 1], festa: [4, 5], reveillon: [5, 6] });
    expect(on('2027-08-01')).toEqual({ months: twelve(8), julho: [11, 12], festa: [3, 4], reveillon: [4, 5] });
  });

  test('every offer is on the chart on every day', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true }), (date) => {
        const { places, months } = yearAhead(offers, date.toISOString().slice(0, 10));
        return places.every(({ from, to }) => from >= 0 && from <= to && to <= months.length);
      }),
    );
  });
});

// days of a year, among them the party's day, the day after, the last of July, New Year's Eve, New Year's Day and 29 February
test.each([
  ['2026-11-15', 'festa natal reveillon julho'],
  ['2026-11-16', 'natal reveillon julho festa'],
  ['2026-12-25', 'natal reveillon julho festa'],
  ['2026-12-26', 'reveillon julho festa natal'],
  ['2026-12-31', 'reveillon julho festa natal'],
  ['2027-01-01', 'julho festa natal reveillon'],
  ['2027-07-31', 'julho festa natal reveillon'],
  ['2027-08-01', 'festa natal reveillon julho'],
  ['2028-02-29', 'julho festa natal reveillon'],
])('on %s the season ahead stands first', (today, order) => {
  const on = (month: number, day: number) => ({ ...nothing, months: [month], annualDay: { month, day } });
  const seasons = [
    { slug: 'julho', ...nothing, months: [7] },
    { slug: 'festa', ...on(11, 15) },
    { slug: 'natal', ...on(12, 25) },
    { slug: 'reveillon', ...on(12, 31) },
    { slug: 'familia', ...nothing },
    { slug: 'dourados', ...nothing },
  ];
  expect(
    seasonAheadFirst(seasons.reverse(), today)
      .map(({ slug }) => slug)
      .join(' '),
  ).toBe(`${order} dourados familia`);
});

test.each([
  ['every year', { month: 12, day: 31 }],
  ['once', null],
])('what lasts from 29 December to 2 January, %s, is still on on 1 January, for order and chart too', (_often, annualDay) => {
  const newYear = { slug: 'reveillon', months: [12], annualDay, firstDay: '2026-12-29', lastDay: '2027-01-02' };
  const offers = [{ ...nothing, slug: 'julho', months: [7] }, newYear];
  expect(seasonAheadFirst(offers, '2026-12-31')[0]).toBe(newYear);
  expect(seasonAheadFirst(offers, '2027-01-01')[0]).toBe(newYear);
  const { places, months } = yearAhead(offers, '2027-01-01');
  expect(places.find(({ offer }) => offer === newYear)?.to).toBeCloseTo(1.5 / 31);
  expect(months).toHaveLength(12);
});
