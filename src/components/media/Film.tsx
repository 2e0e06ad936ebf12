import { useEffect, useState } from 'react';
import { useLanguage } from '../../hooks/useLanguage';
import { useReducedMotion } from '../../hooks/useReducedMotion';
import { lazyPart } from '../parts/lazyPart';
import type { FilmProps } from './FilmPlayer';

/** Milliseconds from the page's load to the film, specification §9. */
const filmDelay = 500;

const player = lazyPart(() => import('./FilmPlayer'), { unasked: true });

/** Below 768 px, under reduced motion or data saver the poster stays (decisions “Pop-up, weather, carousels, video”). */
const mayShow = (): boolean =>
  window.matchMedia('(min-width: 768px)').matches && !(navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData;

/** A background film over its poster: 500 ms after the page has loaded. Where it may not be shown, its player is not fetched either. */
export function Film(props: FilmProps) {
  const language = useLanguage();
  const still = useReducedMotion();
  const [shown, setShown] = useState(false);

  useEffect(() => {
    if (still || !mayShow()) return;
    let timer: ReturnType<typeof setTimeout>;
    const soon = () => {
      player.ahead(language);
      timer = setTimeout(() => setShown(true), filmDelay);
    };
    if (document.readyState === 'complete') soon();
    else window.addEventListener('load', soon, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('load', soon);
    };
  }, [language, still]);

  return shown && !still && <player.Part {...props} onMissing={() => setShown(false)} />;
}
