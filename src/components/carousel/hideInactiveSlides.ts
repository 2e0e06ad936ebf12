const focusable = 'a[href], button';

/**
 * Makes slides out of view inert. react-slick's clones can be clicked when in view, but are never in the tab order or the accessibility tree. If the focused slide
 * moves out of view, focus moves to the first one in view.
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
 * Keeps slides out of view inert as they move.
 * @returns stops that
 */
export function hideInactiveSlides(root: HTMLElement): () => void {
  const observer = new MutationObserver(() => update(root));
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ['class'] });
  update(root);
  return () => observer.disconnect();
}
