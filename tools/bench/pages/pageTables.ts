import { kinds } from './traffic';
import type { RouteReport } from './routeReport';

const figure = (value: number, digits = 0): string => (Number.isNaN(value) ? '?' : value.toFixed(digits));
const kib = (bytes: number): string => figure(bytes / 1024);

/** A row per page: paints, shifts and blocking beside the page without scripts (ms); KiB before scrolling by kind, and in total. */
export function loadRows(routes: readonly RouteReport[]): string[][] {
  const fetched = kinds.filter((kind) => routes.some(({ beforeScroll }) => beforeScroll[kind] > 0));
  return [
    ['Page', 'LCP', 'no script', '×', 'element', 'FCP', 'no script', 'CLS', 'TBT', 'more', ...fetched, 'KiB', 'in all', 'js', 'prefetched'],
    ...routes.map((route) => [
      route.name,
      figure(route.largestPaint),
      figure(route.baselineLargestPaint),
      figure(route.ratio, 2),
      route.largestElements.join(', '),
      figure(route.firstPaint),
      figure(route.baselineFirstPaint),
      figure(route.shift, 4),
      figure(route.blocking),
      figure(route.moreBlocking),
      ...fetched.map((kind) => kib(route.beforeScroll[kind])),
      kib(route.beforeScroll.total),
      kib(route.inAll.total),
      kib(route.inAll.js - route.inAll.prefetchedScript),
      kib(route.inAll.prefetchedScript),
    ]),
  ];
}

/** A row per kind of tap on each page; milliseconds. */
export const tapRows = (routes: readonly RouteReport[]): string[][] => [
  ['Page', 'Tap', 'When', 'Taps', 'Lost', 'Feedback', 'Answer', 'Since navigation'],
  ...routes.flatMap(({ name, taps }) =>
    taps.map(({ interaction, moment, taps: all, lost, feedback, answer, sinceNavigation }) => [
      name,
      interaction,
      moment === 'settled' ? 'settled' : `first paint + ${moment}`,
      figure(all),
      figure(lost),
      figure(feedback),
      figure(answer),
      figure(sinceNavigation),
    ]),
  ),
];

/** Problems without a column: unexpected largest paints, scripts requested too early. */
export const remarks = (routes: readonly RouteReport[]): string[] =>
  routes.flatMap(({ name, visits, unexpectedPaints, largestElements, earlyScripts }) => [
    ...(unexpectedPaints > 0
      ? [`${name}: LCP was neither first picture nor heading in ${unexpectedPaints} of ${visits} visits: ${largestElements.join(', ')}`]
      : []),
    ...(earlyScripts.length > 0 ? [`${name}: requested before the first picture: ${earlyScripts.join(', ')}`] : []),
  ]);
