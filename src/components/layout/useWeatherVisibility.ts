import { useEffect, useState, type RefObject } from 'react';
import { coversContent } from './coversContent';

/** `icon`: the page is scrolled. `none`: it would cover text or controls. Undefined: shown in full. */
export type WeatherVisibility = 'icon' | 'none' | undefined;

/** Pixels around its icon. */
const margin = 8;

/** Milliseconds after the last scroll event. */
const debounce = 120;

/** How much of the floating weather link may be shown at the current scroll position. */
export function useWeatherVisibility(link: RefObject<HTMLElement | null>): WeatherVisibility {
  const [room, setRoom] = useState<WeatherVisibility>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      const pill = link.current;
      const icon = pill?.querySelector('svg')?.getBoundingClientRect();
      if (!pill || !icon) return;
      const scrolled = window.scrollY > 0;
      const { left, right, top, bottom } = icon;
      const box = scrolled ? { left: left - margin, right: right + margin, top: top - margin, bottom: bottom + margin } : pill.getBoundingClientRect();
      if (coversContent(box, pill)) setRoom('none');
      else setRoom(scrolled ? 'icon' : undefined);
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
  return room;
}
