const focusable = 'a[href], button';

/**
 * Slides out of view are inert. The copies that react-slick makes for its loop can be seen and clicked when they come into view, but are out
 * of the tab order and the accessibility tree for good. The focus of a slide that leaves goes on to the first that is in view.
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
  // without scrolling: the slide is on its way into view
  if (left) next?.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true });
}

/**
 * Keeps the slides apart as they move, from the first moment of a move.
 * @returns ends it
 */
export function hideInactiveSlides(root: HTMLElement): () => void {
  const observer = new MutationObserver(() => update(root));
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ['class'] });
  update(root);
  return () => observer.disconnect();
}
