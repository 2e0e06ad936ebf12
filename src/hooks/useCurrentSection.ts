import { useEffect, useState } from 'react';

/** Root margin: a band slightly above the middle of the viewport, in which a section is current. */
const band = '-40% 0px -55% 0px';

/** The id of the section in the middle of the viewport; of sections side by side, the one in the hash, or the first. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const joined = ids.join(' ');
  useEffect(() => {
    const all = joined.split(' ');
    const inBand = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) inBand[isIntersecting ? 'add' : 'delete'](target.id);
        const shown = [window.location.hash.slice(1), ...all].find((id) => inBand.has(id));
        const above = (document.getElementById(all[0] ?? '')?.getBoundingClientRect().top ?? 0) > window.innerHeight / 2;
        if (shown || above) setCurrent(shown);
      },
      { rootMargin: band },
    );
    for (const id of all) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [joined]);
  return current;
}
