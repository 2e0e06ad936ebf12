import type { Check } from './checks';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** Lighthouse's mobile scores of a page, 0 to 100; NaN where it gives none. */
export interface LighthouseScores extends Readonly<Record<Category, number>> {
  readonly name: string;
  /** Audits that cost points outside of performance. */
  readonly faults: readonly string[];
}

/** Limits of Lighthouse's scores (docs/performance.md), as points below 100. */
export const lighthouseChecks: readonly Check<LighthouseScores>[] = categories.map((category) => ({
  label: `Lighthouse, ${category}: ${category === 'performance' ? '99 or more' : '100'}`,
  value: (scores) => 100 - scores[category],
  max: category === 'performance' ? 1 : 0,
  unit: 'points lacking',
}));
