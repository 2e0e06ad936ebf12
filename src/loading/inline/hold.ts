/**
 * Runs inline in the head (`inline/head.ts`). Holds back what lies below the first screen, by the class `held` of `<html>` (global.css), so that its pictures do
 * not come before the first one: until React is there, until the visitor begins to scroll or to use the keyboard, or for 4 s at most.
 *
 * What is held is clipped and nothing else: it keeps its place, is found by the browser's search, printed, and read by screen readers; lazy
 * pictures that are clipped do not load. Not set where the address names a place of the page, and never without script.
 */
export function hold(): void {
  if (window.location.hash) return;
  const { classList } = document.documentElement;
  const release = () => classList.remove('held');
  classList.add('held');
  ['scroll', 'wheel', 'touchmove', 'keydown'].forEach((name) => window.addEventListener(name, release, { capture: true, once: true, passive: true }));
  setTimeout(release, 4000);
}
