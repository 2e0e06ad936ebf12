import { evaluate } from '../checks';
import { bytesOf } from './traffic';
import type { Load } from './loadPage';
import { pageChecks } from './pageChecks';
import { loadRows, remarks, tapRows } from './pageTables';
import { routeReport, tapReports } from './routeReport';
import type { Tap } from './tapPage';

const nothing = bytesOf([]);
const load = (figures: Partial<Load>): Load => ({
  firstPaint: 500,
  largestPaint: 1000,
  largestElement: 'first picture',
  largestIsExpected: true,
  shift: 0,
  blocking: 100,
  earlyScripts: [],
  fonts: 2,
  beforeScroll: nothing,
  inAll: nothing,
  ...figures,
});
const tap = (figures: Partial<Tap>): Tap => ({ interaction: 'calendar', moment: 'settled', feedback: 20, answer: 200, sinceNavigation: 5000, ...figures });
const outcome = (label: RegExp, report: ReturnType<typeof routeReport>) =>
  evaluate(
    pageChecks.filter((check) => label.test(check.label)),
    [report],
  ).map(({ passes }) => passes);

test('ratio and blocking are compared within each pair, so that a slow minute affects both sides', () => {
  const pairs = [
    { page: load({ largestPaint: 1000, blocking: 100 }), baseline: load({ largestPaint: 1000, blocking: 90 }) },
    { page: load({ largestPaint: 4400, blocking: 900 }), baseline: load({ largestPaint: 4000, blocking: 880 }) },
    { page: load({ largestPaint: 1100, blocking: 150 }), baseline: load({ largestPaint: 1000, blocking: 90 }) },
  ];
  const report = routeReport('/', { pairs, taps: [] });
  expect(report).toMatchObject({ visits: 3, largestPaint: 1100, baselineLargestPaint: 1000, moreBlocking: 20 });
  expect(report.ratio).toBeCloseTo(1.1);
  expect(outcome(/^LCP/, report)).toEqual([false]);
  expect(outcome(/^TBT/, report)).toEqual([true]);
});

test('one unexpected largest paint or one early script is enough to fail', () => {
  const pairs = [
    { page: load({}), baseline: load({}) },
    { page: load({ largestElement: 'p.note', largestIsExpected: false, earlyScripts: ['/app.js'] }), baseline: load({}) },
  ];
  const report = routeReport('/', { pairs, taps: [] });
  expect(outcome(/neither first picture/, report)).toEqual([false]);
  expect(outcome(/^Scripts before/, report)).toEqual([false]);
  expect(remarks([report])).toEqual([
    '/: LCP was neither first picture nor heading in 1 of 2 visits: first picture, p.note',
    '/: requested before the first picture: /app.js',
  ]);
});

test('taps are grouped by interaction and moment; a lost one is not part of the medians', () => {
  const lost = tap({ feedback: 30, answer: NaN, sinceNavigation: NaN });
  const early = tap({ moment: 0, answer: 2000, sinceNavigation: 3000 });
  expect(tapReports([tap({ answer: 100 }), lost, tap({ answer: 300 }), early])).toEqual([
    { interaction: 'calendar', moment: 'settled', taps: 3, lost: 1, feedback: 20, answer: 200, sinceNavigation: 5000 },
    { interaction: 'calendar', moment: 0, taps: 1, lost: 0, feedback: 20, answer: 2000, sinceNavigation: 3000 },
  ]);
});

test('a lost tap fails, and so does a page without any answered tap', () => {
  const visits = { pairs: [] };
  expect(outcome(/^Taps lost/, routeReport('/', { ...visits, taps: [tap({})] }))).toEqual([true]);
  expect(outcome(/^Taps lost/, routeReport('/', { ...visits, taps: [tap({}), tap({ answer: NaN })] }))).toEqual([false]);
  expect(outcome(/^Calendar on a settled/, routeReport('/', { ...visits, taps: [tap({ answer: NaN })] }))).toEqual([false]);
});

test('calendar, other interactions and the next page are each held to their own limit', () => {
  const taps = [
    tap({ answer: 240 }),
    tap({ interaction: 'menu', answer: 120 }),
    tap({ interaction: 'next page', answer: 90 }),
    tap({ moment: 0, sinceNavigation: 3600 }),
  ];
  const report = routeReport('/', { pairs: [], taps });
  expect(outcome(/^Calendar on a settled/, report)).toEqual([true]);
  expect(outcome(/^Calendar after the earliest/, report)).toEqual([false]);
  expect(outcome(/^Every other interaction/, report)).toEqual([false]);
  expect(outcome(/^The next page/, report)).toEqual([true]);
});

test('a page with taps only has no verdict on loading', () => {
  expect(outcome(/^LCP|^CLS|^TBT|^Script|^HTML|^Font|^Before/, routeReport('/', { pairs: [], taps: [tap({})] }))).toEqual([]);
});

test('a table shows the kinds that were fetched, and every row has as many cells as the heading', () => {
  const bytes = bytesOf([
    { kind: 'html', bytes: 2048, prefetched: false },
    { kind: 'js', bytes: 1024, prefetched: true },
  ]);
  const report = routeReport('/', {
    pairs: [{ page: load({ beforeScroll: bytes, inAll: bytes }), baseline: load({}) }],
    taps: [tap({}), tap({ moment: 500 })],
  });
  const [heading = [], row = []] = loadRows([report]);
  expect(row).toHaveLength(heading.length);
  expect(heading).toEqual(expect.arrayContaining(['html', 'js']));
  expect(heading).not.toContain('films');
  expect([row[heading.indexOf('html')], row.at(-2), row.at(-1)]).toEqual(['2', '0', '1']);
  expect(tapRows([report]).map((cells) => cells[2])).toEqual(['When', 'settled', 'first paint + 500']);
});
