import { useEffect, useState, type RefObject } from 'react';
import { coversContent } from './coversContent';

/** `icon`: the page is scrolled. `none`: what would be seen of the pill stands over words or buttons. Undefined: all of it may be seen. */
export type WeatherVisibility = 'icon' | 'none' | undefined;

/** Pixels of the pill around its icon. */
const margin = 8;

/** Milliseconds of rest after a scroll, until what lies under the pill is looked at. */
const rest = 120;

/** How much of the floating pill may be seen where the page stands now. */
export function useWeatherVisibility(pill: RefObject<HTMLElement | null>): WeatherVisibility {
  const [room, setRoom] = useState<WeatherVisibility>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const icon = pill.current?.querySelector('svg')?.getBoundingClientRect();
      if (!pill.current || !icon) return;
      const { left, right, top, bottom } = icon;
      const box = { left: left - margin, right: right + margin, top: top - margin, bottom: bottom + margin };
      if (window.scrollY === 0) setRoom(undefined);
      else setRoom(coversContent(box, pill.current) ? 'none' : 'icon');
    };
    const lookSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(look, rest);
    };
    const events = ['scroll', 'resize', 'click'] as const;
    events.forEach((name) => window.addEventListener(name, lookSoon, { passive: true }));
    if (window.scrollY > 0) lookSoon();
    return () => {
      clearTimeout(timer);
      events.forEach((name) => window.removeEventListener(name, lookSoon));
    };
  }, [pill]);
  return room;
}
