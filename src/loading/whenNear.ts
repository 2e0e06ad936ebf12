/**
 * Acts once, when a visitor comes near an element.
 * @param reach how far from the screen that is, as the top and bottom of a CSS margin: a screen
 * @returns ends that
 */
export function whenNear(element: Element, act: () => void, reach = '100%'): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: `${reach} 0px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
