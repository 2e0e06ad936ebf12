/** Class of `<html>` (deferBelowFold.css). */
export const clipped = 'below-fold-clipped';

/** Milliseconds after which the clipping ends in any case. */
const timeout = 4000;

/** Reveals content below the fold. */
export const revealBelowFold = (): void => document.documentElement.classList.remove(clipped);

/**
 * Clips content below the fold, so that its lazy images do not load, until React has hydrated, until the first scroll, touch or key, or for 4 s at most. Not
 * where the address has a hash. Runs inline in the head; without script nothing is clipped.
 */
export function deferBelowFold(): void {
  if (window.location.hash) return;
  document.documentElement.classList.add(clipped);
  // captured, before queueEarlyEvents stops propagation; scroll is not, since elements within the page scroll too
  ['scroll', 'wheel', 'touchmove', 'keydown'].forEach((name) =>
    window.addEventListener(name, revealBelowFold, { capture: name !== 'scroll', once: true, passive: true }),
  );
  setTimeout(revealBelowFold, timeout);
}
