import type { ComponentPropsWithoutRef, CSSProperties } from 'react';
import { classes } from '../ui/classes';
import { type CaptionedPicture, Picture, type PictureData } from './Picture';
import * as css from './JustifiedRows.module.css';

interface JustifiedRowsProps<Shown extends CaptionedPicture> {
  readonly pictures: readonly Shown[];
  readonly label: string;
  /** By how many pictures the list grows: a row ends with each portion. */
  readonly portion?: number;
  readonly anchorOf?: (picture: Shown) => string;
  readonly linkOf?: (picture: Shown, index: number) => ComponentPropsWithoutRef<'a'>;
}

const ratioOf = ({ file }: PictureData): number => {
  const image = file.childImageSharp?.gatsbyImageData;
  return image ? image.width / image.height : 1.5;
};

/** How a picture is placed: over the full width; as the first of three in a row, or one of the others; as one of two. */
type Place = 'fullWidth' | 'lead' | 'third' | 'pair';

/** Rows of two, as many as are needed for rows of three after them: none is alone. */
const inRows = (count: number): Place[] => {
  const inPairs = Math.min(count, ((3 - (count % 3)) % 3) * 2);
  return Array.from({ length: count }, (_, index) => (index < inPairs ? 'pair' : (index - inPairs) % 3 === 0 ? 'lead' : 'third'));
};

/** The sixth picture takes the full width, then one in seven, unless it is too tall or leaves one alone. @param portion no row goes on after so many */
export function placesOf(ratios: readonly number[], portion = Infinity): Place[] {
  const ends = (index: number) => index === ratios.length || index % portion === 0;
  const places: Place[] = [];
  for (let index = 0, start = 0; index < ratios.length; index += 1) {
    const isFull = index % 7 === 5 && (ratios[index] ?? 0) >= 1.3 && !(ends(index + 2) && !ends(index + 1));
    if (isFull) places.push(...inRows(index - start), 'fullWidth');
    else if (ends(index + 1)) places.push(...inRows(index + 1 - start));
    if (isFull || ends(index + 1)) start = index + 1;
  }
  return places;
}

/** Their widths in `vw`: on phones, whose pixel ratio is nearly three, three quarters look as sharp and weigh half. */
const sizes: Readonly<Record<Place, string>> = {
  fullWidth: '(width < 37.5em) 72vw, 100vw',
  lead: '(width < 37.5em) 72vw, 32vw',
  third: '(width < 37.5em) 36vw, 32vw',
  pair: '(width < 37.5em) 72vw, 48vw',
};

/** Pictures with captions in rows that fill the width, with wide ones between them that bleed over its edges. */
export function JustifiedRows<Shown extends CaptionedPicture>({ pictures, label, portion, anchorOf, linkOf }: JustifiedRowsProps<Shown>) {
  const ratios = pictures.map(ratioOf);
  const places = placesOf(ratios, portion);
  return (
    <ul className={css.rows} aria-label={label}>
      {pictures.map((picture, index) => {
        const place = places[index] ?? 'lead';
        const style = { '--ratio': ratios[index]?.toFixed(3) } as CSSProperties;
        const image = <Picture picture={picture} sizes={sizes[place]} />;
        return (
          <li
            key={picture.alt}
            id={anchorOf?.(picture)}
            className={classes(css.picture, place !== 'third' && css[place])}
            style={place === 'fullWidth' ? undefined : style}
          >
            <figure>
              {linkOf ? (
                <a className={`zoom ring-inside ${css.frame}`} {...linkOf(picture, index)}>
                  {image}
                </a>
              ) : (
                <div className={css.frame}>{image}</div>
              )}
              {picture.caption && <figcaption className="note soft">{picture.caption}</figcaption>}
            </figure>
          </li>
        );
      })}
    </ul>
  );
}
