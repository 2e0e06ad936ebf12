import { useEffect, useState } from 'react';

/** The band of the window in which a place counts as the one being read: a little above the middle. */
const band = '-40% 0px -55% 0px';

/** The place that the visitor reads, by its slug, which is the id of its entry; null until one comes into the band, and above them all. */
export function useCurrentPlace(slugs: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const ids = slugs.join(' ');
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        // places of a row come together: the one that the address names, else the first
        const entered = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target.id);
        const next = entered.find((id) => `#${id}` === window.location.hash) ?? entered[0];
        const above = entries.every(({ boundingClientRect }) => boundingClientRect.top > window.innerHeight);
        setCurrent((before) => next ?? (above ? null : before));
      },
      { rootMargin: band },
    );
    for (const id of ids.split(' ')) {
      const entry = document.getElementById(id);
      if (entry) observer.observe(entry);
    }
    return () => {
      observer.disconnect();
    };
  }, [ids]);
  return current;
}
