import type { TimedEntry } from './pageWatch';

/** Milliseconds of a long task that do not count. */
const tolerated = 50;

/** Total Blocking Time: the part of each long task beyond 50 ms, from `after` (the first paint) on. https://web.dev/articles/tbt */
export const blockingTime = (longTasks: readonly TimedEntry[], { after }: { after: number }): number =>
  longTasks.reduce((sum, { at, size }) => sum + Math.max(0, at + size - Math.max(at, after) - tolerated), 0);
