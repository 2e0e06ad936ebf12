import { median } from '../median';

/** What two sites measured at the same visit or tap, one right after the other. */
export interface Measured {
  /** `LCP`, `TBT`, `calendar, first paint + 0`, …: figures of one name go together. */
  readonly name: string;
  readonly unit: 'ms' | 'KiB';
  readonly site: number;
  readonly other: number;
}

/** How the other site differs from this one in one figure. */
export interface Difference {
  readonly name: string;
  readonly unit: 'ms' | 'KiB';
  /** Pairs in which both were measured; where only one was, its tap was lost. */
  readonly pairs: number;
  readonly lostHere: number;
  readonly lostThere: number;
  /** Medians. */
  readonly site: number;
  readonly other: number;
  /** Median of the differences of each pair: how much more the other site has. */
  readonly more: number;
  /** Half of the pairs differ by between these. */
  readonly from: number;
  readonly to: number;
}

function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const [below = NaN, above = below] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return below + (above - below) * (place - Math.floor(place));
}

/** Figures by name. A tap that was lost is NaN. */
export function differences(measured: readonly Measured[]): Difference[] {
  return [...new Set(measured.map(({ name }) => name))].map((name) => {
    const all = measured.filter((one) => one.name === name);
    const pairs = all.filter(({ site, other }) => !Number.isNaN(site) && !Number.isNaN(other));
    const sorted = pairs.map(({ site, other }) => other - site).sort((one, two) => one - two);
    return {
      name,
      unit: all[0]?.unit ?? 'ms',
      pairs: pairs.length,
      lostHere: all.filter(({ site }) => Number.isNaN(site)).length,
      lostThere: all.filter(({ other }) => Number.isNaN(other)).length,
      site: median(pairs.map(({ site }) => site)),
      other: median(pairs.map(({ other }) => other)),
      more: median(sorted),
      from: quantile(sorted, 0.25),
      to: quantile(sorted, 0.75),
    };
  });
}

/** Milliseconds of an answer to a tap that a person can feel, and share of LCP. */
const felt = { tap: 50, share: 0.05 };

/** Whether a difference is more than the pairs differ among themselves, and enough to be felt. */
export function isFelt({ name, unit, site, more, from, to, lostHere, lostThere }: Difference): boolean {
  if (lostHere !== lostThere) return true;
  if (unit !== 'ms' || from * to <= 0) return false;
  return Math.abs(more) >= (name === 'LCP' || name === 'FCP' ? site * felt.share : felt.tap);
}

const figure = (value: number): string => (Number.isNaN(value) ? '?' : Math.round(value).toString());

export const differenceRows = (all: readonly Difference[]): string[][] => [
  ['Figure', 'Pairs', 'As it is', 'Other', 'More', 'Half of the pairs', 'Lost', 'Felt'],
  ...all.map((one) => [
    `${one.name}, ${one.unit}`,
    figure(one.pairs),
    figure(one.site),
    figure(one.other),
    figure(one.more),
    `${figure(one.from)} to ${figure(one.to)}`,
    `${one.lostHere} and ${one.lostThere}`,
    isFelt(one) ? 'yes' : 'no',
  ]),
];
