import { type Figures, type Limit, pageFigures, type Pair, reportRows } from './report';

/** Visits to one page, this site and the other alternating. */
const visits = (name: string, pairs: readonly (readonly [number, number?])[], page = '/'): Pair[] =>
  pairs.map(([site, other]) => ({ page, site: { [name]: site }, other: other === undefined ? {} : { [name]: other } }));

/** The row of one figure without its name. */
const rowOf = (name: string, pairs: readonly Pair[], limit?: Omit<Limit, 'of'>): readonly string[] =>
  reportRows(pairs, limit && [{ of: RegExp(`^${name}$`), ...limit }])
    .find(([first]) => first === name)
    ?.slice(1) ?? [];

describe('differences', () => {
  test('are computed pair by pair, so that a slow minute affects both sites', () => {
    const pairs = visits('LCP, ms', [
      [1000, 1100],
      [2000, 2080],
      [1500, 1590],
    ]);
    expect(rowOf('LCP, ms', pairs).slice(0, 5)).toEqual(['3', '1500', '1590', '90', '85 to 95']);
  });

  test.each([
    ['LCP, ms', [1000, 1049], 'no'],
    ['LCP, ms', [1000, 1050], 'yes'],
    ['menu, settled, ms', [60, 109], 'no'],
    ['menu, settled, ms', [60, 110], 'yes'],
    ['script, KiB', [60, 110], 'no'],
  ] as const)('%s: %j is noticeable: %s', (name, pair, noticeable) => {
    expect(rowOf(name, visits(name, [pair, pair])).at(-1)).toBe(noticeable);
  });

  test('are not noticeable within the variation between pairs', () => {
    const pairs = [
      [60, 10],
      [60, 200],
      [60, 120],
      [60, 20],
    ] as const;
    expect(rowOf('menu, ms', visits('menu, ms', pairs)).at(-1)).toBe('no');
  });

  test('count a lost tap, which is noticeable and no part of the medians', () => {
    const pairs = visits('menu, ms', [
      [60, NaN],
      [60, 70],
    ]);
    expect(rowOf('menu, ms', pairs)).toEqual(['1', '60', '70', '10', '10 to 10', '0 and 1', 'yes']);
  });
});

describe('limits', () => {
  /** The worst page and the mark. */
  const held = (name: string, pairs: readonly Pair[], limit: Omit<Limit, 'of'>) => [rowOf(name, pairs, limit).at(-3), rowOf(name, pairs, limit).at(-1)];
  const two = (first: number, second: number) => [...visits('figure', [[first]], '/'), ...visits('figure', [[second]], '/b')];

  test('pass when every page is within them, inclusive; the worst page is named', () => {
    expect(held('figure', two(1, 1.08), { max: 1.08 })).toEqual(['1.08 (/b)', '✓']);
    expect(held('figure', two(1.3, 1.2), { max: 1.08 })).toEqual(['1.30 (/)', '✗']);
  });

  test('fail where a page has no value', () => {
    for (const pairs of [two(NaN, 1), two(1, NaN)]) expect(held('figure', pairs, { max: 5 })[1]).toBe('✗');
  });

  test('hold the median of each page, and its ratio to or its difference from the other site pair by pair', () => {
    const pairs = visits('LCP, ms', [
      [1000, 1000],
      [4400, 4000],
      [1100, 1000],
    ]);
    expect(held('LCP, ms', pairs, { max: 1100 })).toEqual(['1100 (/)', '✓']);
    expect(held('LCP, ms', pairs, { by: 'ratio', max: 1.08 })).toEqual(['1.10 × (/)', '✗']);
    expect(held('LCP, ms', pairs, { by: 'difference', max: 60 })).toEqual(['100 more (/)', '✗']);
  });

  test('of none fail at a single visit', () => {
    expect(held('taps lost', visits('taps lost', [[0], [0], [1]]), { max: 0 })).toEqual(['1 (/)', '✗']);
    expect(held('taps lost', visits('taps lost', [[0], [0]]), { max: 0 })).toEqual(['0 (/)', '✓']);
  });

  test('are not shown for a figure without one, nor by a page without the figure', () => {
    const site: Figures = { a: 1 };
    const pairs = [
      { page: '/', site: { ...site, b: 2 }, other: {} },
      { page: '/b', site, other: {} },
    ];
    const rows = reportRows(pairs, [{ of: /^b$/, max: 3 }]);
    expect(rows.map((row) => row.slice(-3))).toEqual([
      ['Worst page', 'Limit', ''],
      ['', '', ''],
      ['2 (/)', '3', '✓'],
    ]);
  });
});

test('figures are kept page by page', () => {
  const pairs = [
    ...visits('LCP, ms', [
      [1000, 900],
      [1200, 1000],
    ]),
    ...visits('LCP, ms', [[700, 690]], '/resort'),
  ];
  expect(pageFigures(pairs)).toMatchObject([
    { page: '/', figures: { 'LCP, ms': { pairs: 2, site: 1100, other: 950, difference: -150 } } },
    { page: '/resort', figures: { 'LCP, ms': { pairs: 1, site: 700 } } },
  ]);
});
