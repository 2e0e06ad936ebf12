import { judge } from '../checks';
import { bytesOf } from './bytes';
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
  largestIsMeant: true,
  shift: 0,
  blocking: 100,
  earlyScripts: [],
  fonts: 2,
  beforeScroll: nothing,
  inAll: nothing,
  ...figures,
});
const tap = (figures: Partial<Tap>): Tap => ({ deed: 'calendar', moment: 'settled', feedback: 20, answer: 200, sinceNavigation: 5000, ...figures });
const held = (words: RegExp, report: ReturnType<typeof routeReport>) =>
  judge(
    pageChecks.filter((check) => words.test(check.words)),
    [report],
  ).map(({ holds }) => holds);

test('ratio and blocking are compared within each pair, so that a slow minute counts on both sides', () => {
  const pairs = [
    { page: load({ largestPaint: 1000, blocking: 100 }), limit: load({ largestPaint: 1000, blocking: 90 }) },
    { page: load({ largestPaint: 4400, blocking: 900 }), limit: load({ largestPaint: 4000, blocking: 880 }) },
    { page: load({ largestPaint: 1100, blocking: 150 }), limit: load({ largestPaint: 1000, blocking: 90 }) },
  ];
  const report = routeReport('/', { pairs, taps: [] });
  expect(report).toMatchObject({ visits: 3, largestPaint: 1100, limitLargestPaint: 1000, moreBlocking: 20 });
  expect(report.ratio).toBeCloseTo(1.1);
  expect(held(/^LCP/, report)).toEqual([false]);
  expect(held(/^TBT/, report)).toEqual([true]);
});

test('one visit whose largest paint is something else, or one early script, is enough to fail', () => {
  const pairs = [
    { page: load({}), limit: load({}) },
    { page: load({ largestElement: 'p.note', largestIsMeant: false, earlyScripts: ['/app.js'] }), limit: load({}) },
  ];
  const report = routeReport('/', { pairs, taps: [] });
  expect(held(/neither first picture/, report)).toEqual([false]);
  expect(held(/^Scripts before/, report)).toEqual([false]);
  expect(remarks([report])).toEqual([
    '/: LCP was neither first picture nor heading in 1 of 2 visits: first picture, p.note',
    '/: asked for before the first picture: /app.js',
  ]);
});

test('taps are put together by what was done and when; a lost one counts as lost and in no median', () => {
  const lost = tap({ feedback: 30, answer: NaN, sinceNavigation: NaN });
  const early = tap({ moment: 0, answer: 2000, sinceNavigation: 3000 });
  expect(tapReports([tap({ answer: 100 }), lost, tap({ answer: 300 }), early])).toEqual([
    { deed: 'calendar', moment: 'settled', taps: 3, lost: 1, feedback: 20, answer: 200, sinceNavigation: 5000 },
    { deed: 'calendar', moment: 0, taps: 1, lost: 0, feedback: 20, answer: 2000, sinceNavigation: 3000 },
  ]);
});

test('a lost tap fails, and so does a page on which no tap was answered', () => {
  const visits = { pairs: [] };
  expect(held(/^Taps lost/, routeReport('/', { ...visits, taps: [tap({})] }))).toEqual([true]);
  expect(held(/^Taps lost/, routeReport('/', { ...visits, taps: [tap({}), tap({ answer: NaN })] }))).toEqual([false]);
  expect(held(/^Calendar on a settled/, routeReport('/', { ...visits, taps: [tap({ answer: NaN })] }))).toEqual([false]);
});

test('calendar, other interactions and the next page are each held to their own limit', () => {
  const taps = [tap({ answer: 240 }), tap({ deed: 'menu', answer: 120 }), tap({ deed: 'next page', answer: 90 }), tap({ moment: 0, sinceNavigation: 3600 })];
  const report = routeReport('/', { pairs: [], taps });
  expect(held(/^Calendar on a settled/, report)).toEqual([true]);
  expect(held(/^Calendar after the earliest/, report)).toEqual([false]);
  expect(held(/^Every other interaction/, report)).toEqual([false]);
  expect(held(/^The next page/, report)).toEqual([true]);
});

test('a page that was only tapped on has no verdict on its loading', () => {
  expect(held(/^LCP|^CLS|^TBT|^Script|^HTML|^Font|^Before/, routeReport('/', { pairs: [], taps: [tap({})] }))).toEqual([]);
});

test('a table shows the kinds that were fetched, and every row is as long as its heading', () => {
  const bytes = bytesOf([
    { kind: 'html', bytes: 2048, ahead: false },
    { kind: 'js', bytes: 1024, ahead: true },
  ]);
  const report = routeReport('/', { pairs: [{ page: load({ beforeScroll: bytes, inAll: bytes }), limit: load({}) }], taps: [tap({}), tap({ moment: 500 })] });
  const [heading = [], row = []] = loadRows([report]);
  expect(row).toHaveLength(heading.length);
  expect(heading).toEqual(expect.arrayContaining(['html', 'js']));
  expect(heading).not.toContain('films');
  expect([row[heading.indexOf('html')], row.at(-2), row.at(-1)]).toEqual(['2', '0', '1']);
  expect(tapRows([report]).map((cells) => cells[2])).toEqual(['When', 'settled', 'first paint + 500']);
});
