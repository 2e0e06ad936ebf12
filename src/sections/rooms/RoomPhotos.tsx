import { graphql } from 'gatsby';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture, type PictureData } from '../../components/media/Picture';
import { lazyGalleryLightbox } from '../../components/lightbox/lazyGalleryLightbox';
import * as css from './RoomPhotos.module.css';

export const fragment = graphql`
  fragment RoomPhotos on Room {
    name(language: $language)
    pictures {
      ...HalfPicture
    }
  }
`;

/** The repeating pattern of photos on a room page: wide, tall, square, wide. */
const places = ['wide', 'tall', 'square', 'wideRight'] as const;
type Place = (typeof places)[number] | 'alone';

const isPortrait = ({ file }: PictureData): boolean => {
  const image = file.childImageSharp?.gatsbyImageData;
  return image !== undefined && image.height > image.width;
};

/** Assigns every photo a place, in order, except that tall photos take tall and square places if possible; one left over is alone in its row. */
function placePhotos(photos: Queries.RoomPhotosFragment['pictures']) {
  const left = [...photos];
  const placed: { photo: (typeof photos)[number]; place: Place }[] = [];
  for (let index = 0; left.length > 0; index += 1) {
    const place = places[index % places.length] ?? 'wide';
    const forPortrait = place === 'tall' || place === 'square';
    const fitting = left.findIndex((photo) => isPortrait(photo) === forPortrait);
    const [photo] = left.splice(Math.max(0, fitting), 1);
    if (photo) placed.push({ photo, place: index % 2 === 0 && left.length === 0 ? 'alone' : place });
  }
  return placed;
}

const sizes: Readonly<Record<Place, string>> = {
  wide: '(width <= 48em) 100vw, 66vw',
  tall: '(width <= 48em) 64vw, 31vw',
  square: '(width <= 48em) 64vw, 31vw',
  wideRight: '(width <= 48em) 100vw, 50vw',
  alone: '(width <= 48em) 100vw, 84vw',
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
    <section className={`section wrap grid no-print ${css.roomPhotos}`} aria-label={t('rooms:photos', { name })}>
      {placePhotos(pictures.slice(1)).map(({ photo, place }) => (
        <figure key={photo.alt} className={css[place]}>
          <button
            type="button"
            className="zoom"
            aria-label={t('rooms:enlarge', { name: photo.alt })}
            data-replay=""
            onClick={() => onEnlarge(pictures.indexOf(photo))}
          >
            <Picture picture={photo} sizes={sizes[place]} />
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
