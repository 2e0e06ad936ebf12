import { useEffect, useState } from 'react';
import { wantsLessData } from '../../../plugins/gatsby-plugin-first-paint';
import { mediaStore } from '../../browser/mediaStore';
import { useLanguage } from '../../hooks/useLanguage';
import { useReducedMotion } from '../../hooks/useReducedMotion';
import { useStore } from '../../hooks/useStore';
import { lazyComponent } from '../lazy/lazyComponent';
import type { FilmProps } from './FilmPlayer';

/** Milliseconds from the load event to the film, docs/hotel-rules.md 14.3. */
const filmDelay = 500;

const player = lazyComponent(() => import('./FilmPlayer'), { silent: true });

const wideStore = mediaStore('(width >= 48em)', false);

/** A background film over its poster, 500 ms after the page has loaded. If it is not allowed, its player is not loaded either. */
export function Film(props: FilmProps) {
  const language = useLanguage();
  const still = useReducedMotion();
  // also after a resize or rotation (docs/hotel-rules.md 14.3)
  const allowed = useStore(wideStore) && !still && !wantsLessData();
  const [shown, setShown] = useState(false);

  useEffect(() => {
    if (!allowed) return;
    let timer: ReturnType<typeof setTimeout>;
    const start = () => {
      player.preload(language);
      timer = setTimeout(() => setShown(true), filmDelay);
    };
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('load', start);
    };
  }, [language, allowed]);

  return shown && allowed && <player.View {...props} onError={() => setShown(false)} />;
}
