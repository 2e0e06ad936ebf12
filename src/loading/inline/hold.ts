/**
 * Runs inline in the head (`inline/head.ts`). Holds back what lies below the first screen, by two classes of `<html>` (global.css). Not where the address
 * names a place of the page, and never without script.
 *
 * `held`: it is clipped, so that its lazy pictures do not come before the first one: until React is there, until the visitor begins to scroll or to use
 * the keyboard, or for 4 s at most. `far`, where a visit begins at the top: what follows the first part of a page, but for what is on the screen, is
 * neither styled nor laid out, and has a height that is guessed, until React is there (`release`) or the visitor goes to a place of the page. All of it is
 * found by the browser's search, printed, and read by screen readers.
 */
export function hold(): void {
  if (window.location.hash) return;
  const { classList } = document.documentElement;
  const unclip = () => classList.remove('held');
  classList.add('held');
  // who comes back, or loads it anew, is taken to where they were
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'navigate') classList.add('far');
  // heard before they are kept from the page (keepTaps); but not the scroll of a rail
  ['scroll', 'wheel', 'touchmove', 'keydown'].forEach((name) =>
    window.addEventListener(name, unclip, { capture: name !== 'scroll', once: true, passive: true }),
  );
  setTimeout(unclip, 4000);
}
