/**
 * Runs inline in the head (`inline/head.ts`). Holds back what lies below the first screen, by two classes of `<html>` (global.css), where a visit begins
 * at the top of a page; never without script.
 *
 * `held`: it is clipped, so that its lazy pictures do not come before the first one: until React is there, until the visitor begins to scroll or to use
 * the keyboard, or for 4 s at most. `estimated`: what is more than a screen away is neither styled nor laid out, and has a height that is guessed, until
 * React is there (`release`) or a link to a place of the page is followed. All of it is found by the browser's search, printed, and read by
 * screen readers.
 */
export function hold(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // who comes back, or loads it anew, is taken to where they were
  if (window.location.hash || visit?.type !== 'navigate') return;
  const { classList } = document.documentElement;
  const unclip = () => classList.remove('held');
  classList.add('held', 'estimated');
  ['scroll', 'wheel', 'touchmove', 'keydown'].forEach((name) => window.addEventListener(name, unclip, { once: true, passive: true }));
  setTimeout(unclip, 4000);
  window.addEventListener('click', ({ target }) => (target as Element).closest('[href*="#"]') && classList.remove('estimated'), true);
}
