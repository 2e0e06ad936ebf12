/**
 * Calls back once, when an element is within a screen of the viewport.
 * @param margin how far away that is, as the top and bottom of a CSS margin
 * @returns stops watching
 */
export function whenNear(element: Element, onNear: () => void, margin = '100%'): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: `${margin} 0px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Share of an element that must be in the viewport, and for how many milliseconds. */
const dwell = { share: 0.2, time: 1000 };

/**
 * Calls back once, when a visitor dwells on an element instead of scrolling past it.
 * @returns stops watching
 */
export function whenDwelling(element: Element, onDwell: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      clearTimeout(timer);
      if (!entries.at(-1)?.isIntersecting) return;
      timer = setTimeout(() => {
        stop();
        onDwell();
      }, dwell.time);
    },
    { threshold: dwell.share },
  );
  observer.observe(element);
  return stop;
}
