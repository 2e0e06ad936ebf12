import type { Figures } from './visit';

/** A visit to a page, and one to the same page of another site right before or after it. */
export interface Pair {
  readonly page: string;
  readonly site: Figures;
  /** Without figures that the other site cannot have, such as taps without script. */
  readonly other: Figures;
}

/** The limits of docs/performance.md for the median of a page. */
const limits: readonly { readonly of: RegExp; readonly isWithin: (site: number, other: number) => boolean }[] = [
  { of: /^LCP/, isWithin: (site, other) => !(site / other > 1.08) },
  { of: /^TBT/, isWithin: (site, other) => !(site - other > 60) },
  { of: /^CLS/, isWithin: (site) => site < 0.005 },
  { of: /^INP/, isWithin: (site) => site <= 200 },
];

/** The middle figure, or the mean of the middle two; NaN for none. */
function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [below = NaN, above = NaN] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return (below + above) / 2;
}

const rounded = (value: number): string => (Number.isNaN(value) ? '–' : value.toFixed(value >= 100 || Number.isInteger(value) ? 0 : value >= 1 ? 1 : 4));

/** A row for each figure of each page: the medians of both sites, their ratio, how many taps were lost, and ✗ if a limit is exceeded or a tap was lost. */
export function reportRows(pairs: readonly Pair[]): string[][] {
  const rows = [...new Set(pairs.map(({ page }) => page))].flatMap((route) => {
    const visits = pairs.filter(({ page }) => page === route);
    return [...new Set(visits.flatMap(({ site }) => Object.keys(site)))].map((name) => {
      const medianOf = (side: 'site' | 'other') => median(visits.map((pair) => pair[side][name] ?? NaN).filter((value) => !Number.isNaN(value)));
      const lostBy = (side: 'site' | 'other') => visits.filter((pair) => Number.isNaN(pair[side][name] ?? 0)).length;
      const [site, other] = [medianOf('site'), medianOf('other')];
      const isWithin = lostBy('site') === 0 && (limits.find(({ of }) => of.test(name))?.isWithin(site, other) ?? true);
      const ratio = site / other;
      return [
        route,
        name,
        rounded(site),
        rounded(other),
        Number.isFinite(ratio) ? ratio.toFixed(2) : '–',
        `${lostBy('site')} ${lostBy('other')}`,
        isWithin ? '' : '✗',
      ];
    });
  });
  return [['Page', 'Figure', 'This site', 'Other', 'Ratio', 'Lost', ''], ...rows];
}
