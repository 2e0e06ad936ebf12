import { graphql } from 'gatsby';
import { useI18n } from '../../hooks/useI18n';
import { Picture, type PictureData } from '../../components/media/Picture';
import { anchorOf, HashLightbox, useLightboxLinks } from '../../components/lightbox/HashLightbox';
import { classes } from '../../components/ui/classes';
import * as css from './RoomPhotos.module.css';

export const fragment = graphql`
  fragment RoomPhotos on Room {
    name(language: $language)
    pictures {
      ...HalfPicture
      file {
        name
      }
    }
  }
`;

/** The repeating pattern of photos on a room page, in rows of two: wide and tall, square and wide. */
const places = ['wide', 'tall', 'square', 'wideRight'] as const;
type Place = (typeof places)[number] | 'only' | 'alone' | 'third' | 'half';

const hash = 'fotos';

const isPortrait = ({ file }: PictureData): boolean => {
  const image = file.childImageSharp?.gatsbyImageData;
  return image !== undefined && image.height > image.width;
};

/** Tall photos take tall and square places, and are never cropped to a wide one: where they are the most, they stand in rows of their own. */
function placePhotos(photos: Queries.RoomPhotosFragment['pictures']): readonly { readonly photo: (typeof photos)[number]; readonly place: Place }[] {
  const [first, second] = photos;
  if (first && !second) return [{ photo: first, place: 'only' }];
  const portraits = photos.filter(isPortrait);
  const landscapes = photos.filter((photo) => !isPortrait(photo));
  if (portraits.length > landscapes.length) {
    const place = portraits.length % 3 === 0 ? 'third' : 'half';
    return [...landscapes.map((photo) => ({ photo, place: 'alone' as const })), ...portraits.map((photo) => ({ photo, place }) as const)];
  }
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
  wide: '(width < 37.5em) 150vw, (width <= 48em) 100vw, 66vw',
  tall: '(width <= 48em) 88vw, 54vw',
  square: '(width <= 48em) 88vw, 55vw',
  wideRight: '(width <= 48em) 100vw, 50vw',
  only: '(width <= 48em) 100vw, 86vw',
  alone: '100vw',
  third: '(width < 37.5em) 92vw, 31vw',
  half: '(width < 37.5em) 92vw, 46vw',
};

/** The pictures of the room without the first, which is at the top of the page; each opens in the lightbox. */
export function RoomPhotos({ room: { name, pictures } }: { room: Queries.RoomPhotosFragment }) {
  const { t } = useI18n(['rooms']);
  const linkOf = useLightboxLinks();
  if (pictures.length < 2) return null;
  return (
    <section id={hash} className={`section wrap grid align-start ${css.roomPhotos}`} aria-label={t('rooms:photos', { name })}>
      {placePhotos(pictures.slice(1)).map(({ photo, place }) => (
        <figure key={photo.alt} id={anchorOf(photo)} className={classes('cropped', css[place])}>
          <a className="zoom ring-inside" {...linkOf(photo)}>
            <Picture picture={photo} sizes={sizes[place]} />
          </a>
          {photo.caption && <figcaption className="note soft">{photo.caption}</figcaption>}
        </figure>
      ))}
      <HashLightbox albums={[{ slug: hash, pictures }]} />
    </section>
  );
}
