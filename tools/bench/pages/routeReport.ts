import { median } from '../median';
import { type Bytes, kinds } from './bytes';
import type { Load } from './loadPage';
import type { Tap } from './tapPage';

/** One visit to a page, and one to the same page without scripts right before or after it. */
export interface Pair {
  readonly page: Load;
  readonly limit: Load;
}

/** Taps of one kind at one moment: medians in milliseconds over those that were answered. */
export interface TapReport {
  readonly deed: string;
  readonly moment: Tap['moment'];
  readonly taps: number;
  readonly lost: number;
  readonly feedback: number;
  readonly answer: number;
  readonly sinceNavigation: number;
}

/** What was measured of one page: medians of all visits. */
export interface RouteReport {
  /** Its address. */
  readonly name: string;
  readonly visits: number;
  readonly largestPaint: number;
  readonly limitLargestPaint: number;
  /** Median of the ratios of each pair. */
  readonly ratio: number;
  /** The elements of the largest paint, over all visits. */
  readonly largestElements: readonly string[];
  /** How many visits had another largest paint than the page was drawn around. */
  readonly strayPaints: number;
  readonly firstPaint: number;
  readonly limitFirstPaint: number;
  readonly shift: number;
  readonly blocking: number;
  /** Median of the differences of each pair. */
  readonly moreBlocking: number;
  /** Scripts that some visit asked for before its first picture. */
  readonly earlyScripts: readonly string[];
  readonly fonts: number;
  readonly beforeScroll: Bytes;
  readonly inAll: Bytes;
  /** None on a page that behaves as another one does. */
  readonly taps: readonly TapReport[];
}

function medianBytes(all: readonly Bytes[]): Bytes {
  const of = (kind: keyof Bytes): number => median(all.map((bytes) => bytes[kind]));
  const byKind = Object.fromEntries(kinds.map((kind) => [kind, of(kind)])) as Record<(typeof kinds)[number], number>;
  return { ...byKind, total: of('total'), scriptAhead: of('scriptAhead') };
}

/** Taps together by what was done and when. */
export function tapReports(taps: readonly Tap[]): TapReport[] {
  const groups = new Map<string, Tap[]>();
  for (const tap of taps) {
    const key = `${tap.deed} ${tap.moment}`;
    groups.set(key, [...(groups.get(key) ?? []), tap]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const answered = group.filter(({ answer }) => !Number.isNaN(answer));
    return [
      {
        deed: first.deed,
        moment: first.moment,
        taps: group.length,
        lost: group.length - answered.length,
        feedback: median(answered.map(({ feedback }) => feedback)),
        answer: median(answered.map(({ answer }) => answer)),
        sinceNavigation: median(answered.map(({ sinceNavigation }) => sinceNavigation)),
      },
    ];
  });
}

/** The medians of all visits to one page. */
export function routeReport(name: string, { pairs, taps }: { pairs: readonly Pair[]; taps: readonly Tap[] }): RouteReport {
  const pages = pairs.map(({ page }) => page);
  const limits = pairs.map(({ limit }) => limit);
  return {
    name,
    visits: pairs.length,
    largestPaint: median(pages.map(({ largestPaint }) => largestPaint)),
    limitLargestPaint: median(limits.map(({ largestPaint }) => largestPaint)),
    ratio: median(pairs.map(({ page, limit }) => page.largestPaint / limit.largestPaint)),
    largestElements: [...new Set(pages.map(({ largestElement }) => largestElement))],
    strayPaints: pages.filter(({ largestIsMeant }) => !largestIsMeant).length,
    firstPaint: median(pages.map(({ firstPaint }) => firstPaint)),
    limitFirstPaint: median(limits.map(({ firstPaint }) => firstPaint)),
    shift: median(pages.map(({ shift }) => shift)),
    blocking: median(pages.map(({ blocking }) => blocking)),
    moreBlocking: median(pairs.map(({ page, limit }) => page.blocking - limit.blocking)),
    earlyScripts: [...new Set(pages.flatMap(({ earlyScripts }) => earlyScripts))],
    fonts: median(pages.map(({ fonts }) => fonts)),
    beforeScroll: medianBytes(pages.map(({ beforeScroll }) => beforeScroll)),
    inAll: medianBytes(pages.map(({ inAll }) => inAll)),
    taps: tapReports(taps),
  };
}
