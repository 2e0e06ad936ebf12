import type { TimedEntry } from './pageWatch';

/** Milliseconds: a session window ends after a gap of 1 s without shifts, or after 5 s. */
const gap = 1000;
const longest = 5000;

/** Cumulative Layout Shift: the sum of the worst session window. https://web.dev/articles/cls */
export function layoutShift(shifts: readonly TimedEntry[]): number {
  let worst = 0;
  let open = { first: -Infinity, last: -Infinity, sum: 0 };
  for (const { at, size } of [...shifts].sort((a, b) => a.at - b.at)) {
    const goesOn = at - open.last < gap && at - open.first < longest;
    open = goesOn ? { ...open, last: at, sum: open.sum + size } : { first: at, last: at, sum: size };
    worst = Math.max(worst, open.sum);
  }
  return worst;
}
