import { grouped } from '../../src/content/grouped';
import { median, quantile } from './median';

/** The figures of one visit, by name. A lost tap is NaN. */
export type Figures = Readonly<Record<string, number>>;

/** A visit to a page, and one to the same page of another site right before or after it. */
export interface Pair {
  readonly page: string;
  readonly site: Figures;
  /** A figure that the other site cannot have, such as taps without script, is not there. */
  readonly other: Figures;
}

/** What a figure may be at most, on every page: the median of all visits, or, where the limit is 0, the worst. */
export interface Limit {
  readonly of: RegExp;
  readonly max: number;
  /** What is held to the limit: the difference from the other site, or the ratio to it. Default: the figure itself. */
  readonly by?: 'difference' | 'ratio';
}

interface Values {
  readonly site: number;
  readonly other: number | undefined;
}

/** One figure of several visits: medians, the difference pair by pair with its quartiles. Visits that lost a tap are counted by `lost` alone. */
function summaryOf(visits: readonly Values[]) {
  const isMeasured = (value: number | undefined): value is number => value !== undefined && !Number.isNaN(value);
  const pairs = visits.flatMap(({ site, other }) => (isMeasured(site) && isMeasured(other) ? [{ site, other }] : []));
  const sites = visits.map(({ site }) => site).filter(isMeasured);
  const differences = pairs.map(({ site, other }) => other - site);
  return {
    pairs: pairs.length || sites.length,
    site: median(pairs.length > 0 ? pairs.map(({ site }) => site) : sites),
    other: median(pairs.map(({ other }) => other)),
    difference: median(differences),
    from: quantile(differences, 0.25),
    to: quantile(differences, 0.75),
    ratio: median(pairs.map(({ site, other }) => site / other)),
    highest: Math.max(...sites),
    lost: [visits.filter(({ site }) => Number.isNaN(site)).length, visits.filter(({ other }) => Number.isNaN(other)).length] as const,
  };
}

type Summary = ReturnType<typeof summaryOf>;

/** Every figure of some visits, in the order of their first appearance. */
function summaries(pairs: readonly Pair[]): Map<string, Summary> {
  const values = pairs.flatMap(({ site, other }) => Object.entries(site).map(([name, value]) => ({ name, site: value, other: other[name] })));
  return new Map([...grouped(values, ({ name }) => name)].map(([name, visits]) => [name, summaryOf(visits)]));
}

/** The figures of each page. */
export const pageFigures = (pairs: readonly Pair[]) =>
  [...grouped(pairs, ({ page }) => page)].map(([page, visits]) => ({ page, figures: Object.fromEntries(summaries(visits)) }));

/** What is held to a limit. The other site is the one that a difference starts from. */
function heldTo({ by, max }: Limit, { site, difference, ratio, highest }: Summary): number {
  if (by) return by === 'ratio' ? ratio : -difference;
  return max === 0 ? highest : site;
}

/** The smallest noticeable difference: milliseconds for TBT and taps, share for LCP and FCP. */
const noticeable = { milliseconds: 50, share: 0.05 };

/** Whether a difference between two builds exceeds the variation between pairs and is large enough to be noticed. */
function isNoticeable(name: string, { site, difference, from, to, lost: [here, there] }: Summary): boolean {
  if (here !== there) return true;
  if (!name.endsWith(', ms') || from * to <= 0) return false;
  return Math.abs(difference) >= (/^[LF]CP/.test(name) ? site * noticeable.share : noticeable.milliseconds);
}

const digits = (value: number): number => (Number.isInteger(value) || Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : Math.abs(value) >= 1 ? 2 : 4);
const figure = (value: number): string => (Number.isNaN(value) ? '–' : value.toFixed(digits(value)));

/**
 * A row per figure: medians of this site and of the other, and the difference. With limits, the worst page of each, and whether all pages pass: one that could
 * not be measured fails. Without, whether the difference is noticeable.
 */
export function reportRows(pairs: readonly Pair[], limits?: readonly Limit[]): string[][] {
  const pages = pageFigures(pairs);
  const verdict = (name: string): string[] => {
    const limit = limits?.find(({ of }) => of.test(name));
    if (!limit) return ['', '', ''];
    const held = pages.flatMap(({ page, figures: { [name]: summary } }) => (summary ? [{ page, value: heldTo(limit, summary) }] : []));
    const worst = held.reduce((far, one) => (one.value > far.value || Number.isNaN(one.value) ? one : far));
    const what = limit.by === 'ratio' ? ' ×' : limit.by === 'difference' ? ' more' : '';
    return [`${figure(worst.value)}${what} (${worst.page})`, `${limit.max}${what}`, held.every(({ value }) => value <= limit.max) ? '✓' : '✗'];
  };
  const heading = ['Figure', 'Pairs', 'This site', 'Other', 'Difference', 'Middle half of the pairs'];
  return [
    [...heading, ...(limits ? ['Worst page', 'Limit', ''] : ['Lost', 'Noticeable'])],
    ...[...summaries(pairs)].map(([name, summary]) => {
      const { site, other, difference, from, to, lost } = summary;
      const quartiles = Number.isNaN(from) ? '–' : `${figure(from)} to ${figure(to)}`;
      const end = limits ? verdict(name) : [lost.join(' and '), isNoticeable(name, summary) ? 'yes' : 'no'];
      return [name, String(summary.pairs), figure(site), figure(other), figure(difference), quartiles, ...end];
    }),
  ];
}
