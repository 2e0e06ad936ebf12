import type { ComponentPropsWithoutRef, CSSProperties } from 'react';
import { classes } from '../ui/classes';
import { Picture, type PictureData } from './Picture';
import { panoramasAmong } from './panoramasAmong';
import * as css from './JustifiedRows.module.css';

/** What a picture preset of src/queries/pictures.ts answers, with its caption. */
export interface CaptionedPicture extends PictureData {
  readonly caption: string | null;
}

interface JustifiedRowsProps<Shown extends CaptionedPicture> {
  readonly pictures: readonly Shown[];
  /** What the pictures have in common, read aloud with the list. */
  readonly label: string;
  /** Sets one wide picture over the whole width in every seven; the parent gives the bleed as `--bleed`. */
  readonly panoramas?: boolean;
  /** How many are shown; the rest stands hidden in the HTML. All when left out. */
  readonly limit?: number;
  /** The address of a picture on this page, without `#`. */
  readonly anchorOf?: (picture: Shown) => string;
  /** Makes each picture a link, to enlarge it. */
  readonly linkOf?: (picture: Shown, index: number) => ComponentPropsWithoutRef<'a'>;
}

const ratioOf = ({ file }: PictureData): number => {
  const image = file.childImageSharp?.gatsbyImageData;
  return image ? image.width / image.height : 1.5;
};

/** How wide a picture of a row stands: about 34 hundredths of the window for each time that it is as wide as high. */
const sizesOf = (ratio: number): string => `(max-width: 560px) ${ratio > 1 ? '96vw' : '48vw'}, ${String(Math.min(96, Math.round(ratio * 34)))}vw`;

/** Pictures in rows that fill the width, uncropped, each row as high as its pictures ask, with captions. A list of any length. */
export function JustifiedRows<Shown extends CaptionedPicture>({ pictures, label, panoramas = false, limit, anchorOf, linkOf }: JustifiedRowsProps<Shown>) {
  const ratios = pictures.map(ratioOf);
  const wide = panoramas ? panoramasAmong(ratios) : [];
  return (
    <ul className={css.rows} aria-label={label}>
      {pictures.map((picture, index) => {
        const ratio = ratios[index] ?? 1.5;
        const panorama = wide.includes(index);
        const image = <Picture picture={picture} sizes={panorama ? '100vw' : sizesOf(ratio)} />;
        return (
          <li
            key={picture.alt}
            id={anchorOf?.(picture)}
            className={classes(css.picture, panorama && css.panorama)}
            style={panorama ? undefined : ({ '--r': ratio.toFixed(3) } as CSSProperties)}
            hidden={limit !== undefined && index >= limit}
          >
            <figure>
              {linkOf ? (
                <a className={css.frame} {...linkOf(picture, index)}>
                  {image}
                </a>
              ) : (
                <div className={css.frame}>{image}</div>
              )}
              {picture.caption && <figcaption>{picture.caption}</figcaption>}
            </figure>
          </li>
        );
      })}
    </ul>
  );
}
