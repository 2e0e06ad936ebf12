import { graphql } from 'gatsby';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useI18n } from '../../hooks/useI18n';
import { Picture } from '../../components/media/Picture';
import { Icon } from '../../components/ui/Icon';
import { formatDuration } from '../../domain/i18n/formatTime';
import * as albums from './Albums.module.css';
import * as css from './Films.module.css';

export const fragment = graphql`
  fragment GalleryFilm on Film {
    slug
    title(language: $language)
    alt(language: $language)
    standIn
    seconds
    mp4 {
      publicURL
    }
    webm {
      publicURL
    }
    poster {
      ...HalfPicture
    }
  }
`;

/** The films of the hotel. They are silent, so title and description are their text alternative. */
export function Films({ name, films }: { name: string; films: readonly Queries.GalleryFilmFragment[] }) {
  return (
    <div className={`no-print ${css.films}`}>
      <h2 className={`sr-only ${albums.name}`}>{name}</h2>
      {films.map((film) => (
        <FilmFigure key={film.slug} film={film} />
      ))}
    </div>
  );
}

/** A poster with a play button and the duration; after a click the film with controls. Without script the button links to the file. */
function FilmFigure({ film: { title, alt, seconds, mp4, webm, poster } }: { film: Queries.GalleryFilmFragment }) {
  const { t } = useI18n(['gallery']);
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  return (
    <figure className={css.film}>
      <div className={`clipped ${css.frame}`}>
        {isPlaying ? (
          <video ref={video} controls preload="none" muted playsInline aria-label={title}>
            {webm?.publicURL && <source src={webm.publicURL} type="video/webm" />}
            <source src={mp4.publicURL ?? ''} type="video/mp4" />
          </video>
        ) : (
          <a
            href={mp4.publicURL ?? ''}
            className={`zoom ring-inside ${css.poster}`}
            aria-label={`${t('gallery:play', { title })}, ${t('gallery:seconds', { count: seconds })}`}
            onClick={(event) => {
              event.preventDefault();
              flushSync(() => setIsPlaying(true));
              video.current?.focus();
              // the controls show that a film cannot be played
              video.current?.play().catch(() => undefined);
            }}
          >
            <Picture picture={poster} sizes="(width < 56.25em) 100vw, 48vw" decorative />
            <span className={css.ring}>
              <Icon name="play" />
            </span>
            <span className={`tabular ${css.length}`}>{formatDuration(seconds)}</span>
          </a>
        )}
      </div>
      <figcaption className="stack--wide">
        <b>{title}</b>
        {poster.caption && <span className="soft">{poster.caption}</span>}
        <span className="sr-only">{alt}</span>
      </figcaption>
    </figure>
  );
}
