import { graphql } from 'gatsby';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../components/media/Picture';
import { lazyGalleryLightbox } from '../gallery/lazyGalleryLightbox';
import { placePhotos, type Place } from './placePhotos';
import * as css from './RoomPhotos.module.css';

export const fragment = graphql`
  fragment RoomPhotos on Room {
    name(language: $language)
    pictures {
      ...HalfPicture
    }
  }
`;

const looks: Readonly<Record<Place, { readonly className: string | undefined; readonly sizes: string }>> = {
  wide: { className: css.wide, sizes: '(width <= 48em) 100vw, 66vw' },
  tall: { className: css.tall, sizes: '(width <= 48em) 64vw, 31vw' },
  square: { className: css.square, sizes: '(width <= 48em) 64vw, 31vw' },
  wideRight: { className: css.wideRight, sizes: '(width <= 48em) 100vw, 50vw' },
  alone: { className: css.alone, sizes: '(width <= 48em) 100vw, 84vw' },
};

interface PhotosProps {
  readonly room: Queries.RoomPhotosFragment;
  /** Opens a picture by its index among those of the room. */
  readonly onEnlarge: (index: number) => void;
}

/** Memoized, so that the photos do not re-render when one of them is opened. */
const Photos = memo(function Photos({ room: { name, pictures }, onEnlarge }: PhotosProps) {
  const { t } = useTranslation(['rooms']);
  return (
    <section className={`section wrap ${css.roomPhotos}`} aria-label={t('rooms:photos', { name })}>
      {placePhotos(pictures.slice(1)).map(({ photo, place }) => (
        <figure key={photo.alt} className={looks[place].className}>
          <button type="button" aria-label={t('rooms:enlarge', { name: photo.alt })} data-replay="" onClick={() => onEnlarge(pictures.indexOf(photo))}>
            <Picture picture={photo} sizes={looks[place].sizes} />
          </button>
          {photo.caption && <figcaption className="note soft">{photo.caption}</figcaption>}
        </figure>
      ))}
    </section>
  );
});

/** The pictures of the room without the first, which is at the top of the page; each opens in the lightbox. */
export function RoomPhotos({ room }: { room: Queries.RoomPhotosFragment }) {
  lazyGalleryLightbox.usePreload();
  const [enlarged, setEnlarged] = useState<number | null>(null);
  if (room.pictures.length < 2) return null;
  return (
    <>
      <Photos room={room} onEnlarge={setEnlarged} />
      <lazyGalleryLightbox.Overlay
        open={enlarged !== null}
        pictures={room.pictures}
        index={enlarged ?? 0}
        onMove={setEnlarged}
        onClose={() => setEnlarged(null)}
        onError={() => setEnlarged(null)}
      />
    </>
  );
}
