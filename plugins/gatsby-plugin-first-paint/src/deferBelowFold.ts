export const clipped = 'below-fold-clipped';

/** Milliseconds after which the clipping ends in any case. */
const timeout = 4000;

export const revealBelowFold = (): void => document.documentElement.classList.remove(clipped);

/** Clips content below the fold, so that lazy images do not load, until hydration, the first scroll, touch or key, or 4 s. Not if the address has a hash. */
export function deferBelowFold(): void {
  if (window.location.hash) return;
  document.documentElement.classList.add(clipped);
  // captured, because queueEarlyEvents stops propagation; scroll is not, because elements within the page scroll too
  ['scroll', 'wheel', 'touchmove', 'keydown'].forEach((name) =>
    window.addEventListener(name, revealBelowFold, { capture: name !== 'scroll', once: true, passive: true }),
  );
  setTimeout(revealBelowFold, timeout);
}
