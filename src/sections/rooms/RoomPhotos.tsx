import { graphql } from 'gatsby';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../components/media/Picture';
import { galleryLightbox } from '../gallery/galleryLightbox';
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
  wide: { className: css.wide, sizes: '(max-width: 768px) 100vw, 66vw' },
  tall: { className: css.tall, sizes: '(max-width: 768px) 64vw, 31vw' },
  square: { className: css.square, sizes: '(max-width: 768px) 64vw, 31vw' },
  wideRight: { className: css.wideRight, sizes: '(max-width: 768px) 100vw, 50vw' },
  alone: { className: css.alone, sizes: '(max-width: 768px) 100vw, 84vw' },
};

/** Every picture of the room but its first, which stands at the top of the page; each opens large, with all others beside it. */
export function RoomPhotos({ room: { name, pictures } }: { room: Queries.RoomPhotosFragment }) {
  const { t } = useTranslation(['rooms']);
  galleryLightbox.useAhead();
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const photos = pictures.slice(1);
  if (photos.length === 0) return null;
  return (
    <>
      <section className={`section wrap ${css.roomPhotos}`} aria-label={t('rooms:photos', { name })}>
        {placePhotos(photos).map(({ photo, place }) => (
          <figure key={photo.alt} className={looks[place].className}>
            <button
              type="button"
              aria-label={t('rooms:enlarge', { name: photo.caption ?? photo.alt })}
              data-live=""
              onClick={() => setEnlarged(pictures.indexOf(photo))}
            >
              <Picture picture={photo} sizes={looks[place].sizes} />
            </button>
            {photo.caption && <figcaption className="note soft">{photo.caption}</figcaption>}
          </figure>
        ))}
      </section>
      <galleryLightbox.OnTap
        open={enlarged !== null}
        pictures={pictures}
        index={enlarged ?? 0}
        onMove={setEnlarged}
        onClose={() => setEnlarged(null)}
        onMissing={() => setEnlarged(null)}
      />
    </>
  );
}
