/** Classes of `<html>` (deferBelowFold.css). */
export const clipped = 'below-fold-clipped';
export const skipped = 'below-fold-skipped';

/** Milliseconds after which the clipping ends in any case. */
const timeout = 4000;

/**
 * Defers content below the fold, unless the address has a hash. Runs inline in the head; without script nothing is deferred.
 *
 * `clip`: lazy images below the fold do not load until React has hydrated, until the first scroll, touch or key, or for 4 s at most.
 * `skip`: in a visit that begins at the top, sections after the first are not laid out until React has hydrated; their height is estimated.
 */
export function deferBelowFold({ clip, skip }: { readonly clip: boolean; readonly skip: boolean }): void {
  if (window.location.hash) return;
  const { classList } = document.documentElement;
  if (clip) {
    const reveal = () => classList.remove(clipped);
    classList.add(clipped);
    // captured, before queueEarlyEvents stops propagation; scroll is not, since elements within the page scroll too
    ['scroll', 'wheel', 'touchmove', 'keydown'].forEach((name) =>
      window.addEventListener(name, reveal, { capture: name !== 'scroll', once: true, passive: true }),
    );
    setTimeout(reveal, timeout);
  }
  // a reload or a step in the history restores the scroll position, which needs the real heights
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (skip && visit?.type === 'navigate') classList.add(skipped);
}
