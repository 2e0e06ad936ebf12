import { useRef, useState } from 'react';
import { useI18n } from '../../hooks/useI18n';
import { Icon } from '../ui/Icon';
import { classes } from '../ui/classes';
import * as css from './FilmPlayer.module.css';

export interface FilmProps {
  readonly mp4: string;
  /** The same film, lighter: browsers that play it take it. */
  readonly webm: string | null | undefined;
  readonly label: string;
}

export const namespaces = [] as const;

/** The muted, looping film with its pause button (docs/hotel-rules.md 14.3). If it does not play, only the poster is seen. */
export default function FilmPlayer({ mp4, webm, label }: FilmProps) {
  const { t } = useI18n(['home']);
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const [paused, setPaused] = useState(false);
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
        onError={() => setPlaying(false)}
      >
        {webm && <source src={webm} type="video/webm" />}
        <source src={mp4} type="video/mp4" />
      </video>
      {playing && (
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
      )}
    </>
  );
}
