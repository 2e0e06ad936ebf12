import type { Moment } from './pageWatch';

/** Milliseconds: a window of shifts ends where none comes for so long, or when it has lasted so long. */
const gap = 1000;
const longest = 5000;

/** Cumulative Layout Shift: the sum of the worst window of shifts. https://web.dev/articles/cls */
export function layoutShift(shifts: readonly Moment[]): number {
  let worst = 0;
  let open = { first: -Infinity, last: -Infinity, sum: 0 };
  for (const { at, size } of [...shifts].sort((a, b) => a.at - b.at)) {
    const goesOn = at - open.last < gap && at - open.first < longest;
    open = goesOn ? { ...open, last: at, sum: open.sum + size } : { first: at, last: at, sum: size };
    worst = Math.max(worst, open.sum);
  }
  return worst;
}
