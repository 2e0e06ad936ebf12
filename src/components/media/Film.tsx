import { useEffect, useState } from 'react';
import { useLanguage } from '../../hooks/useLanguage';
import { useReducedMotion } from '../../hooks/useReducedMotion';
import { useStore } from '../../hooks/useStore';
import { lazyComponent } from '../lazy/lazyComponent';
import type { FilmProps } from './FilmPlayer';

/** Milliseconds from the page's load to the film, docs/hotel-rules.md 14.3. */
const filmDelay = 500;

const player = lazyComponent(() => import('./FilmPlayer'), { silent: true });

const wide = '(width >= 48em)';

const onWidth = (listener: () => void) => {
  const media = window.matchMedia(wide);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** Below 768 px, also once a window is narrowed or a tablet turned, under reduced motion or data saver the poster stays (docs/hotel-rules.md 14.3). */
function useFilmAllowed(): boolean {
  const still = useReducedMotion();
  const roomy = useStore({
    subscribe: onWidth,
    read: () => window.matchMedia(wide).matches && !(navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData,
    readOnServer: () => false,
  });
  return roomy && !still;
}

/** A background film over its poster: 500 ms after the page has loaded. Where it may not be shown, its player is not fetched either. */
export function Film(props: FilmProps) {
  const language = useLanguage();
  const allowed = useFilmAllowed();
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
