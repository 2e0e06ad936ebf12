import { type Pair, reportRows } from './report';

const page = '/resort';
const visits = (name: string, pairs: readonly (readonly [number, number?])[]): Pair[] =>
  pairs.map(([site, other]) => ({ page, site: { [name]: site }, other: other === undefined ? {} : { [name]: other } }));
const rowOf = (name: string, ...pairs: readonly (readonly [number, number?])[]) => reportRows(visits(name, pairs))[1];

test('medians of both sites are compared, for each page and figure', () => {
  const pairs = [
    ...visits('LCP, ms', [
      [1000, 1100],
      [3000, 900],
      [1200, 1000],
    ]),
    ...visits('CLS', [[0.001, 0.002]]),
  ];
  expect(reportRows([...pairs, { page: '/', site: { FCP: 1 }, other: {} }]).slice(1)).toEqual([
    [page, 'LCP, ms', '1200', '1000', '1.20', '0 0', '✗'],
    [page, 'CLS', '0.0010', '0.0020', '0.50', '0 0', ''],
    ['/', 'FCP', '1', '–', '–', '0 0', ''],
  ]);
});

test('a lost tap is counted, fails, and is no part of the medians', () => {
  expect(rowOf('INP, menu, ms', [NaN, 60], [80, NaN], [90, 70])).toEqual([page, 'INP, menu, ms', '85', '65', '1.31', '1 1', '✗']);
  expect(rowOf('INP, menu, ms', [80, NaN])?.at(-1)).toBe('');
  expect(rowOf('INP, menu, ms', [NaN, 60])?.at(-1)).toBe('✗');
});

test.each([
  ['LCP, ms', 1080, 1000, ''],
  ['LCP, ms', 1090, 1000, '✗'],
  ['TBT, ms', 160, 100, ''],
  ['TBT, ms', 161, 100, '✗'],
  ['CLS, scrolled', 0.0049, 0, ''],
  ['CLS, scrolled', 0.005, 0, '✗'],
  ['INP, menu, ms', 200, undefined, ''],
  ['INP, menu, ms', 201, undefined, '✗'],
] as const)('%s of %d beside %s is marked “%s”', (name, site, other, mark) => {
  expect(rowOf(name, [site, other])?.at(-1)).toBe(mark);
});
