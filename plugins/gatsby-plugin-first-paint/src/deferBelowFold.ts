/** Classes of `<html>` (deferBelowFold.css). */
export const clipped = 'below-fold-clipped';
export const skipped = 'below-fold-skipped';

/** Milliseconds after which the page is whole in any case. */
const timeout = 4000;

/**
 * Defers what lies below the first screen, unless the address names a place of the page. Runs inline in the head; without script nothing is deferred.
 *
 * `clip`: its lazy images do not load before the first one, until React has hydrated, until the first scroll, touch or key, or for 4 s at most.
 * `skip`: in a visit that begins at the top, sections after the first are not laid out before React has hydrated; their height is a guess.
 */
export function deferBelowFold({ clip, skip }: { readonly clip: boolean; readonly skip: boolean }): void {
  if (window.location.hash) return;
  const { classList } = document.documentElement;
  if (clip) {
    const reveal = () => classList.remove(clipped);
    classList.add(clipped);
    // before queueEarlyEvents stops them; but not the scroll of an element within the page
    ['scroll', 'wheel', 'touchmove', 'keydown'].forEach((name) =>
      window.addEventListener(name, reveal, { capture: name !== 'scroll', once: true, passive: true }),
    );
    setTimeout(reveal, timeout);
  }
  // a reload, or a way back in the history, restores the scroll position: heights must be true
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (skip && visit?.type === 'navigate') classList.add(skipped);
}
