import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReducedMotion } from '../../hooks/useReducedMotion';
import { Icon } from '../ui/Icon';
import { classes } from '../ui/classes';
import * as css from './Film.module.css';

/** Milliseconds from the page's load to the film, specification §9. */
const filmDelay = 500;

/** Below 768 px, under reduced motion or data saver the poster stays (decisions “Pop-up, weather, carousels, video”). */
const mayShow = (): boolean =>
  window.matchMedia('(min-width: 768px)').matches && !(navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData;

/** A muted, looping background film over its poster: 500 ms after the page has loaded, fading in over 300 ms, with a pause button. */
export function Film({ mp4, webm, label }: { mp4: string; webm: string; label: string }) {
  const { t } = useTranslation(['home']);
  const still = useReducedMotion();
  const video = useRef<HTMLVideoElement>(null);
  const [shown, setShown] = useState(false);
  const [playing, setPlaying] = useState(false);
  const [paused, setPaused] = useState(false);

  useEffect(() => {
    if (still || !mayShow()) return;
    let timer: ReturnType<typeof setTimeout>;
    const soon = () => (timer = setTimeout(() => setShown(true), filmDelay));
    if (document.readyState === 'complete') soon();
    else window.addEventListener('load', soon, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('load', soon);
    };
  }, [still]);

  if (!shown || still) return null;
  return (
    <>
      <video
        ref={video}
        className={classes(css.film, playing && css.playing)}
        muted
        loop
        autoPlay
        playsInline
        disableRemotePlayback
        aria-label={label}
        onPlaying={() => setPlaying(true)}
      >
        <source src={webm} type="video/webm" />
        <source src={mp4} type="video/mp4" />
      </video>
      <button
        type="button"
        className={css.pause}
        aria-label={paused ? t('home:playFilm') : t('home:pauseFilm')}
        onClick={() => {
          if (paused) void video.current?.play();
          else video.current?.pause();
          setPaused(!paused);
        }}
      >
        <Icon name={paused ? 'play' : 'pause'} />
      </button>
    </>
  );
}
