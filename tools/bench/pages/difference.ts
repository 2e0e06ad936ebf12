import { grouped } from '../../../src/content/grouped';
import { median, quantile } from '../median';

/** One figure of the same visit or tap on two sites, measured one right after the other. */
export interface Measured {
  /** `LCP`, `TBT`, `calendar, first paint + 0`, …: measurements are grouped by it. */
  readonly name: string;
  readonly unit: 'ms' | 'KiB';
  readonly site: number;
  readonly other: number;
}

/** The difference between two sites in one figure. */
export type Difference = ReturnType<typeof differences>[number];

/** Compares the figures by name. A lost tap is NaN. */
export function differences(measured: readonly Measured[]) {
  return [...grouped(measured, ({ name }) => name)].map(([name, all]) => {
    const pairs = all.filter(({ site, other }) => !Number.isNaN(site) && !Number.isNaN(other));
    const more = pairs.map(({ site, other }) => other - site);
    return {
      name,
      unit: all[0].unit,
      // in which both were measured; in others a tap was lost
      pairs: pairs.length,
      lostHere: all.filter(({ site }) => Number.isNaN(site)).length,
      lostThere: all.filter(({ other }) => Number.isNaN(other)).length,
      // medians, also of other − site, with its quartiles
      site: median(pairs.map(({ site }) => site)),
      other: median(pairs.map(({ other }) => other)),
      more: median(more),
      from: quantile(more, 0.25),
      to: quantile(more, 0.75),
    };
  });
}

/** The smallest noticeable difference: milliseconds for the answer to a tap, share for LCP and FCP. */
const noticeable = { tap: 50, share: 0.05 };

/** Whether a difference exceeds the variation between pairs and is large enough to be noticed. */
export function isNoticeable({ name, unit, site, more, from, to, lostHere, lostThere }: Difference): boolean {
  if (lostHere !== lostThere) return true;
  if (unit !== 'ms' || from * to <= 0) return false;
  return Math.abs(more) >= (name === 'LCP' || name === 'FCP' ? site * noticeable.share : noticeable.tap);
}

const figure = (value: number): string => (Number.isNaN(value) ? '?' : Math.round(value).toString());

export const differenceRows = (all: readonly Difference[]): string[][] => [
  ['Figure', 'Pairs', 'This site', 'Other', 'Difference', 'Middle half of the pairs', 'Lost', 'Noticeable'],
  ...all.map((one) => [
    `${one.name}, ${one.unit}`,
    figure(one.pairs),
    figure(one.site),
    figure(one.other),
    figure(one.more),
    `${figure(one.from)} to ${figure(one.to)}`,
    `${one.lostHere} and ${one.lostThere}`,
    isNoticeable(one) ? 'yes' : 'no',
  ]),
];
