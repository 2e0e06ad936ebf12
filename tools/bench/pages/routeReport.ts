import { grouped } from '../../../src/content/grouped';
import { median } from '../median';
import { type Bytes, kinds } from './traffic';
import type { Load } from './loadPage';
import type { Tap } from './tapPage';

/** One visit to a page, and one to the same page without scripts right before or after it. */
export interface Pair {
  readonly page: Load;
  readonly baseline: Load;
}

/** The same interaction at the same moment: medians in milliseconds over the answered taps. */
export type TapReport = ReturnType<typeof tapReports>[number];

/** The measurements of one page: medians of all visits. */
export type RouteReport = ReturnType<typeof routeReport>;

function medianBytes(all: readonly Bytes[]): Bytes {
  const of = (kind: keyof Bytes): number => median(all.map((bytes) => bytes[kind]));
  const byKind = Object.fromEntries(kinds.map((kind) => [kind, of(kind)])) as Record<(typeof kinds)[number], number>;
  return { ...byKind, total: of('total'), prefetchedScript: of('prefetchedScript') };
}

/** Groups taps by interaction and moment. */
export function tapReports(taps: readonly Tap[]) {
  return [...grouped(taps, ({ interaction, moment }) => `${interaction} ${moment}`).values()].map((group) => {
    const [{ interaction, moment }] = group;
    const answered = group.filter(({ answer }) => !Number.isNaN(answer));
    return {
      interaction,
      moment,
      taps: group.length,
      lost: group.length - answered.length,
      feedback: median(answered.map(({ feedback }) => feedback)),
      answer: median(answered.map(({ answer }) => answer)),
      sinceNavigation: median(answered.map(({ sinceNavigation }) => sinceNavigation)),
    };
  });
}

/** The medians of all visits to one page. @param name its address */
export function routeReport(name: string, { pairs, taps }: { pairs: readonly Pair[]; taps: readonly Tap[] }) {
  const pages = pairs.map(({ page }) => page);
  const baselines = pairs.map(({ baseline }) => baseline);
  return {
    name,
    visits: pairs.length,
    largestPaint: median(pages.map(({ largestPaint }) => largestPaint)),
    baselineLargestPaint: median(baselines.map(({ largestPaint }) => largestPaint)),
    // of each pair
    ratio: median(pairs.map(({ page, baseline }) => page.largestPaint / baseline.largestPaint)),
    // over all visits
    largestElements: [...new Set(pages.map(({ largestElement }) => largestElement))],
    unexpectedPaints: pages.filter(({ largestIsExpected }) => !largestIsExpected).length,
    firstPaint: median(pages.map(({ firstPaint }) => firstPaint)),
    baselineFirstPaint: median(baselines.map(({ firstPaint }) => firstPaint)),
    shift: median(pages.map(({ shift }) => shift)),
    blocking: median(pages.map(({ blocking }) => blocking)),
    moreBlocking: median(pairs.map(({ page, baseline }) => page.blocking - baseline.blocking)),
    earlyScripts: [...new Set(pages.flatMap(({ earlyScripts }) => earlyScripts))],
    fonts: median(pages.map(({ fonts }) => fonts)),
    beforeScroll: medianBytes(pages.map(({ beforeScroll }) => beforeScroll)),
    inAll: medianBytes(pages.map(({ inAll }) => inAll)),
    // none on a page whose template is tested on another one
    taps: tapReports(taps),
  };
}
