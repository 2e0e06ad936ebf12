import type { Moment } from './pageWatch';

/** Milliseconds that a task may take before it keeps the visitor waiting. */
const tolerated = 50;

/** Total Blocking Time: what long tasks take beyond 50 ms, after a moment (the first paint). https://web.dev/articles/tbt */
export const blockingTime = (longTasks: readonly Moment[], { after }: { after: number }): number =>
  longTasks.reduce((sum, { at, size }) => sum + Math.max(0, at + size - Math.max(at, after) - tolerated), 0);
