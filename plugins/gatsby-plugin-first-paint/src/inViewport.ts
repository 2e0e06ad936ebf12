/** Calls back once, when an element is near the viewport. @param margin top and bottom of a CSS margin @returns stops observing */
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

/** Ratio of an element that must be in the viewport, and for how many milliseconds. */
const dwell = { ratio: 0.2, time: 1000 };

/** Calls back once, when a visitor dwells on an element instead of scrolling past it. @returns stops observing */
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
    { threshold: dwell.ratio },
  );
  observer.observe(element);
  return stop;
}
