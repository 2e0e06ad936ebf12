import { useEffect, useState } from 'react';

/** Root margin: a band slightly above the middle of the viewport, in which a place counts as current. */
const band = '-40% 0px -55% 0px';

/** The slug of the current place, which is the id of its entry; null until one enters the band, and above them all. */
export function useCurrentPlace(slugs: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const ids = slugs.join(' ');
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        // the places of a row enter together: the one in the hash, or the first
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
