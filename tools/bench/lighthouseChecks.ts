import type { Check } from './checks';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** What Lighthouse thinks of a page on its own phone, 0 to 100; NaN where it could not tell. */
export interface LighthouseScores extends Readonly<Record<Category, number>> {
  readonly name: string;
  /** Audits that cost points outside of performance. */
  readonly faults: readonly string[];
}

/** The limits of Lighthouse (docs/performance.md), as points that a page may lack. */
export const lighthouseChecks: readonly Check<LighthouseScores>[] = categories.map((category) => ({
  words: `Lighthouse, ${category}: ${category === 'performance' ? '99 or more' : '100'}`,
  figure: (scores) => 100 - scores[category],
  most: category === 'performance' ? 1 : 0,
  unit: 'points lacking',
}));
