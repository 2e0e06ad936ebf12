import { kinds } from './bytes';
import type { RouteReport } from './routeReport';

const figure = (value: number, digits = 0): string => (Number.isNaN(value) ? '?' : value.toFixed(digits));
const kib = (bytes: number): string => figure(bytes / 1024);

/** A row per page: paint, movement and blocking in milliseconds beside the page without scripts; kilobytes before scrolling, by kind, and in all. */
export function loadRows(routes: readonly RouteReport[]): string[][] {
  const fetched = kinds.filter((kind) => routes.some(({ beforeScroll }) => beforeScroll[kind] > 0));
  return [
    ['Page', 'LCP', 'limit', '×', 'of', 'FCP', 'limit', 'CLS', 'TBT', 'more', ...fetched, 'KiB', 'in all', 'js', 'ahead'],
    ...routes.map((route) => [
      route.name,
      figure(route.largestPaint),
      figure(route.limitLargestPaint),
      figure(route.ratio, 2),
      route.largestElements.join(', '),
      figure(route.firstPaint),
      figure(route.limitFirstPaint),
      figure(route.shift, 4),
      figure(route.blocking),
      figure(route.moreBlocking),
      ...fetched.map((kind) => kib(route.beforeScroll[kind])),
      kib(route.beforeScroll.total),
      kib(route.inAll.total),
      kib(route.inAll.js - route.inAll.scriptAhead),
      kib(route.inAll.scriptAhead),
    ]),
  ];
}

/** A row per kind of tap on each page; milliseconds. */
export const tapRows = (routes: readonly RouteReport[]): string[][] => [
  ['Page', 'Tap', 'When', 'Taps', 'Lost', 'Feedback', 'Answer', 'Since navigation'],
  ...routes.flatMap(({ name, taps }) =>
    taps.map(({ deed, moment, taps: all, lost, feedback, answer, sinceNavigation }) => [
      name,
      deed,
      moment === 'settled' ? 'settled' : `first paint + ${moment}`,
      figure(all),
      figure(lost),
      figure(feedback),
      figure(answer),
      figure(sinceNavigation),
    ]),
  ),
];

/** What stands out and has no column: other largest paints than meant, scripts too early. */
export const remarks = (routes: readonly RouteReport[]): string[] =>
  routes.flatMap(({ name, visits, strayPaints, largestElements, earlyScripts }) => [
    ...(strayPaints > 0 ? [`${name}: LCP was neither first picture nor heading in ${strayPaints} of ${visits} visits: ${largestElements.join(', ')}`] : []),
    ...(earlyScripts.length > 0 ? [`${name}: asked for before the first picture: ${earlyScripts.join(', ')}`] : []),
  ]);
