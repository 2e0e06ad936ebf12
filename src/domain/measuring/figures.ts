import type { FaultKind } from './events';

/** The figures of the field, by web.dev's names. Milliseconds; CLS without a unit. */
export const metricNames = ['LCP', 'INP', 'CLS', 'TTFB'] as const;
export type MetricName = (typeof metricNames)[number];

/** What a page sends when it is left: one line of JSON in the receiver's file. It has nothing that would tell one visitor from another. */
export interface Beacon extends Readonly<Partial<Record<MetricName, number>>> {
  /** Kind of the page (src/domain/measuring/pages.ts). */
  readonly page: string;
  readonly language: string;
  /** The browser's `effectiveType`: `slow-2g`, `2g`, `3g`, `4g`; `unknown` where it does not say, as in Safari and Firefox. */
  readonly connection: string;
  /** How often what failed. */
  readonly faults?: Readonly<Partial<Record<FaultKind, number>>>;
}
