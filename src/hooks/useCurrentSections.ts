import { useEffect, useState } from 'react';

/** Root margin: a band slightly above the middle of the viewport, in which a section counts as current. */
const band = '-40% 0px -55% 0px';

/**
 * The ids of the sections in the middle of the viewport, the one in the hash first: those beside each other are current together. Empty until one enters the
 * band, and above them all; between two, the last ones.
 */
export function useCurrentSections(ids: readonly string[]): readonly string[] {
  const [current, setCurrent] = useState<readonly string[]>([]);
  const joined = ids.join(' ');
  useEffect(() => {
    const all = joined.split(' ');
    const inBand = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) inBand[isIntersecting ? 'add' : 'delete'](target.id);
        const hash = window.location.hash.slice(1);
        const shown = all.filter((id) => inBand.has(id)).sort((one, other) => Number(other === hash) - Number(one === hash));
        const above = (document.getElementById(all[0] ?? '')?.getBoundingClientRect().top ?? 0) > window.innerHeight / 2;
        if (shown.length > 0 || above) setCurrent(shown);
      },
      { rootMargin: band },
    );
    for (const id of all) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => {
      observer.disconnect();
    };
  }, [joined]);
  return current;
}
