/** How much of an element stands on the screen when it is looked at. */
const share = 0.2;
/** Milliseconds that it stands there; who goes past is sooner gone. */
const stay = 1000;

/**
 * Acts once, when a visitor stays at an element instead of going past it.
 * @returns ends that
 */
export function whenLookedAt(element: Element, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      clearTimeout(timer);
      if (!entries.at(-1)?.isIntersecting) return;
      timer = setTimeout(() => {
        end();
        act();
      }, stay);
    },
    { threshold: share },
  );
  observer.observe(element);
  return end;
}
