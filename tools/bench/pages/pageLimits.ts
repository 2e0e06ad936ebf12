import type { Limit } from '../report';

/** The limits of docs/performance.md, against the same page without scripts. */
export const pageLimits: readonly Limit[] = [
  { of: /^LCP, ms$/, by: 'ratio', max: 1.08 },
  { of: /^LCP of neither first picture nor heading$/, max: 0 },
  { of: /^CLS with a full scroll$/, max: 0.004_999 },
  { of: /^TBT, ms$/, by: 'difference', max: 60 },
  { of: /^script, KiB$/, max: 120 },
  { of: /^script prefetched, KiB$/, max: 25 },
  { of: /^scripts before the first picture$/, max: 0 },
  { of: /^HTML before scrolling, KiB$/, max: 19 },
  { of: /^font files on the first view$/, max: 2 },
  { of: /^all before scrolling, KiB$/, max: 450 },
  { of: /^taps lost$/, max: 0 },
  { of: /^feedback: /, max: 50 },
  { of: /^calendar, first paint \+ 0, from the navigation, ms$/, max: 3500 },
  { of: /^calendar, settled, ms$/, max: 1500 }, // on slow 4G
  { of: /^(menu|people|picture), settled, ms$/, max: 100 },
  { of: /^next page, settled and prefetched, ms$/, max: 200 }, // of a good INP (web.dev/articles/inp)
];
