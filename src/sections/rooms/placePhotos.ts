import type { PictureData } from '../../components/media/Picture';

/** The repeating pattern of photos on a room page: wide, tall, square, wide. */
export const places = ['wide', 'tall', 'square', 'wideRight'] as const;
export type Place = (typeof places)[number] | 'alone';

const isPortrait = ({ file }: PictureData): boolean => {
  const image = file.childImageSharp?.gatsbyImageData;
  return image !== undefined && image.height > image.width;
};

/** Assigns every photo a place, in order, except that tall photos take tall and square places if possible; one left over is alone in its row. */
export function placePhotos<Photo extends PictureData>(photos: readonly Photo[]): { readonly photo: Photo; readonly place: Place }[] {
  const left = [...photos];
  const placed: { photo: Photo; place: Place }[] = [];
  for (let index = 0; left.length > 0; index += 1) {
    const place = places[index % places.length] ?? 'wide';
    const forPortrait = place === 'tall' || place === 'square';
    const fitting = left.findIndex((photo) => isPortrait(photo) === forPortrait);
    const [photo] = left.splice(Math.max(0, fitting), 1);
    if (photo) placed.push({ photo, place: index % 2 === 0 && left.length === 0 ? 'alone' : place });
  }
  return placed;
}
