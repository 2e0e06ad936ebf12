import type { ComponentPropsWithoutRef, CSSProperties } from 'react';
import { classes } from '../ui/classes';
import { Picture, type PictureData } from './Picture';
import { justifyRows } from './justifyRows';
import { panoramaIndexes } from './panoramaIndexes';
import * as css from './JustifiedRows.module.css';

/** What a picture preset of src/queries/pictures.ts answers, with its caption. */
export interface CaptionedPicture extends PictureData {
  readonly caption: string | null;
}

interface JustifiedRowsProps<Shown extends CaptionedPicture> {
  readonly pictures: readonly Shown[];
  /** What the pictures have in common, read aloud with the list. */
  readonly label: string;
  /** Sets one wide picture over the whole width in every seven; the parent gives the bleed beyond its edges as `--bleed`. */
  readonly panoramas?: boolean;
  /** By how many the list grows: rows end where a portion does. */
  readonly portion?: number;
  /** The address of a picture on this page, without `#`. */
  readonly anchorOf?: (picture: Shown) => string;
  /** Makes each picture a link, to enlarge it. */
  readonly linkOf?: (picture: Shown, index: number) => ComponentPropsWithoutRef<'a'>;
}

const ratioOf = ({ file }: PictureData): number => {
  const image = file.childImageSharp?.gatsbyImageData;
  return image ? image.width / image.height : 1.5;
};

/** Shapes of rows: a row of two landscapes, then one of three; on phones one picture, then two. */
const wide = [3, 4.3];
const narrow = [1.6, 2.9];
/** On phones a third picture in a row would leave no room for its caption. */
const narrowMost = 2;

const hundredths = (share: number): string => `${String(Math.ceil(share * 96))}vw`;
/** Phones have nearly three points to a pixel, where two are as sharp to the eye and weigh half. */
const onPhones = (share: number): string => `(max-width: 640px) ${hundredths(share * 0.75)}`;

/** Pictures in rows that fill the width, uncropped, each row as high as its pictures ask, with captions. A list of any length. */
export function JustifiedRows<Shown extends CaptionedPicture>({ pictures, label, panoramas = false, portion, anchorOf, linkOf }: JustifiedRowsProps<Shown>) {
  const ratios = pictures.map(ratioOf);
  const alone = panoramas ? panoramaIndexes(ratios) : [];
  const rows = justifyRows(ratios, { targets: wide, alone, portion });
  const narrowRows = justifyRows(ratios, { targets: narrow, most: narrowMost, alone, portion });
  return (
    <ul className={css.rows} aria-label={label}>
      {pictures.map((picture, index) => {
        const [row, narrowRow] = [rows[index], narrowRows[index]];
        if (!row || !narrowRow) return null;
        const panorama = alone.includes(index);
        const style = {
          '--ratio': ratios[index]?.toFixed(3),
          '--share': row.share.toFixed(4),
          '--count': row.count,
          '--narrow-share': narrowRow.share.toFixed(4),
          '--narrow-count': narrowRow.count,
        } as CSSProperties;
        const sizes = panorama ? `${onPhones(1)}, 100vw` : `${onPhones(narrowRow.share)}, ${hundredths(row.share)}`;
        const image = <Picture picture={picture} sizes={sizes} />;
        return (
          <li key={picture.alt} id={anchorOf?.(picture)} className={classes(css.picture, panorama && css.panorama)} style={panorama ? undefined : style}>
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
