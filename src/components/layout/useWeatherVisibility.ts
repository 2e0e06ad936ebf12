import { useEffect, useState, type RefObject } from 'react';
import { coversContent } from './coversContent';

export interface WeatherVisibility {
  /** Whether only its icon is shown: the page is scrolled. */
  readonly collapsed: boolean;
  /** Whether it would cover text or controls; undefined until that has been checked. */
  readonly overlapping?: boolean;
}

/** Pixels kept free around the whole link, and around its icon, which includes the icon's padding. */
const margin = { full: 4, icon: 12 };

/** Milliseconds after the last scroll event. */
const debounce = 120;

/** How much of the floating weather link may be shown at the current scroll position. */
export function useWeatherVisibility(link: RefObject<HTMLElement | null>): WeatherVisibility {
  const [visibility, setVisibility] = useState<WeatherVisibility>({ collapsed: false });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      const pill = link.current;
      const icon = pill?.querySelector('svg');
      if (!pill || !icon) return;
      const scrolled = window.scrollY > 0;
      if (!scrolled && pill.dataset.collapsed === 'true') {
        // its full size is known once it is rendered
        setVisibility({ collapsed: false });
        checkSoon();
        return;
      }
      const { left, right, top, bottom } = (scrolled ? icon : pill).getBoundingClientRect();
      const free = scrolled ? margin.icon : margin.full;
      const box = { left: left - free, right: right + free, top: top - free, bottom: bottom + free };
      setVisibility({ collapsed: scrolled, overlapping: coversContent(box, pill) });
    };
    const checkSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(check, debounce);
    };
    const events = ['scroll', 'resize', 'click'] as const;
    events.forEach((name) => window.addEventListener(name, checkSoon, { passive: true }));
    checkSoon();
    return () => {
      clearTimeout(timer);
      events.forEach((name) => window.removeEventListener(name, checkSoon));
    };
  }, [link]);
  return visibility;
}
