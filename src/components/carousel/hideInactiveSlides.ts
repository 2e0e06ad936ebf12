const focusable = 'a[href], button';

/**
 * Makes slides out of view inert. react-slick's clones can be clicked when in view, but are never in the tab order or the accessibility tree. Focus moves from a
 * slide that leaves to the first in view.
 */
function update(root: HTMLElement): void {
  const slides = [...root.querySelectorAll<HTMLElement>('.slick-slide')];
  const isIn = (slide: HTMLElement) => slide.classList.contains('slick-active');
  const isCopy = (slide: HTMLElement) => slide.classList.contains('slick-cloned');
  const left = slides.find((slide) => !isIn(slide) && slide.contains(document.activeElement));
  for (const slide of slides) {
    slide.inert = !isIn(slide);
    if (!isCopy(slide)) continue;
    slide.firstElementChild?.setAttribute('aria-hidden', 'true');
    slide.querySelectorAll<HTMLElement>(focusable).forEach((element) => (element.tabIndex = -1));
  }
  const next = slides.find((slide) => isIn(slide) && !isCopy(slide));
  // the slide is still moving into view
  if (left) next?.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true });
}

/**
 * Keeps that up to date as slides move.
 * @returns stops it
 */
export function hideInactiveSlides(root: HTMLElement): () => void {
  const observer = new MutationObserver(() => update(root));
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ['class'] });
  update(root);
  return () => observer.disconnect();
}
