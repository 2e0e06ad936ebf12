import { elementAt, placeOf } from '../../plugins/gatsby-plugin-first-paint';
import { followedHere, keepFollowed } from './historyEntry';

// The focus and scroll position of a page that is opened, or returned to.

/** Call before a link or a form leads to another page. */
export function leavePage(): void {
  const { activeElement } = document;
  keepFollowed(activeElement && activeElement !== document.body ? placeOf(activeElement) : undefined);
}

/** @returns whether the element got the focus: missing or hidden elements do not */
function focused(element: HTMLElement | null | undefined): boolean {
  element?.focus({ preventScroll: true });
  if (!element || element !== document.activeElement) return false;
  // screen readers continue here; they would otherwise start at the top
  getSelection()?.collapse(element.querySelector('h1') ?? element, 0);
  return true;
}

const focusFollowed = (): boolean => {
  const followed = followedHere();
  return followed !== undefined && focused(elementAt(followed));
};

function sectionInHash(): HTMLElement | null {
  const section = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  if (!section?.matches('[aria-label], [aria-labelledby]')) return null;
  if (!section.hasAttribute('tabindex')) section.tabIndex = -1;
  return section;
}

/** Moves the focus to the link that was followed, on return to the page; else to the section in the hash, or to `main`. */
export function focusPage(): void {
  if (focusFollowed()) return;
  const main = document.querySelector('main');
  const entered = [sectionInHash(), main].find(focused);
  if (!main || !entered || !followedHere()) return;
  const observer = new MutationObserver(() => {
    if (document.activeElement !== entered || focusFollowed()) observer.disconnect();
  });
  observer.observe(main, { childList: true, subtree: true });
}

const documentCameBy = (): string | undefined => performance.getEntriesByType('navigation')[0]?.type;

/** A scroll position that may be unreachable until the page shows again what was open; null once the visitor has scrolled. */
let restored: number | null = null;

/** Scrolls to where the visitor left a page, even if its address has a hash. @param within whether this document has shown another page */
export function restoreScroll(top: number, { within }: { readonly within: boolean }): boolean {
  if (top === 0 || !(within || documentCameBy() === 'reload' || documentCameBy() === 'back_forward')) return false;
  window.scrollTo(0, top);
  restored = top;
  // scroll events are not enough: browsers also scroll when content above grows
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown']) window.addEventListener(type, () => (restored = null), { once: true, passive: true });
  return true;
}

let returned = false;

/** Call when the first page shows again what was open: scrolls further, unless the visitor has scrolled, and on Back from another site focuses the link. */
export function completeReturn(): void {
  if (returned) return;
  returned = true;
  if (restored !== null && restored !== window.scrollY) window.scrollTo({ top: restored, behavior: 'instant' });
  if (documentCameBy() === 'back_forward' && document.activeElement === document.body) focusFollowed();
}
