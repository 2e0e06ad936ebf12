import type { ComponentPropsWithoutRef, CSSProperties } from 'react';
import { classes } from '../ui/classes';
import { type CaptionedPicture, Picture, type PictureData } from './Picture';
import { fullWidthIndexes, justifyRows } from './justifyRows';
import * as css from './JustifiedRows.module.css';

interface JustifiedRowsProps<Shown extends CaptionedPicture> {
  readonly pictures: readonly Shown[];
  /** Accessible name of the list. */
  readonly label: string;
  /** Sets one wide picture in every seven over the full width; the parent may let it bleed beyond its edges with `--bleed`. */
  readonly fullWidth?: boolean;
  /** By how many pictures the list grows: a row ends with each portion. */
  readonly portion?: number;
  /** The id of a picture. */
  readonly anchorOf?: (picture: Shown) => string;
  /** Makes each picture a link that enlarges it. */
  readonly linkOf?: (picture: Shown, index: number) => ComponentPropsWithoutRef<'a'>;
}

const ratioOf = ({ file }: PictureData): number => {
  const image = file.childImageSharp?.gatsbyImageData;
  return image ? image.width / image.height : 1.5;
};

/** Aspect ratios of the rows, in turn: two landscapes, then three; on phones one picture, then two. */
const wide = [3, 4.3];
const narrow = [1.6, 2.9];
/** On phones a third picture in a row would leave no space for captions. */
const narrowMost = 2;

/** Width of a picture in `vw`: the rows leave some 4 % of the viewport as margins. */
const viewportWidths = (share: number): string => `${String(Math.ceil(share * 96))}vw`;
/** Phones have a pixel ratio of nearly three, where two looks as sharp and weighs half. */
const onPhones = (share: number): string => `(width < 37.5em) ${viewportWidths(share * 0.75)}`;

/** Uncropped pictures with captions in rows that fill the width (a justified layout), for any number of pictures. */
export function JustifiedRows<Shown extends CaptionedPicture>({ pictures, label, fullWidth = false, portion, anchorOf, linkOf }: JustifiedRowsProps<Shown>) {
  const ratios = pictures.map(ratioOf);
  const alone = fullWidth ? fullWidthIndexes(ratios) : [];
  const rows = justifyRows(ratios, { targets: wide, alone, portion });
  const narrowRows = justifyRows(ratios, { targets: narrow, most: narrowMost, alone, portion });
  return (
    <ul className={css.rows} aria-label={label}>
      {pictures.map((picture, index) => {
        const [row, narrowRow] = [rows[index], narrowRows[index]];
        if (!row || !narrowRow) return null;
        const isFullWidth = alone.includes(index);
        const style = {
          '--ratio': ratios[index]?.toFixed(3),
          '--share': row.share.toFixed(4),
          '--count': row.count,
          '--narrow-share': narrowRow.share.toFixed(4),
          '--narrow-count': narrowRow.count,
        } as CSSProperties;
        const sizes = isFullWidth ? `${onPhones(1)}, 100vw` : `${onPhones(narrowRow.share)}, ${viewportWidths(row.share)}`;
        const image = <Picture picture={picture} sizes={sizes} />;
        return (
          <li key={picture.alt} id={anchorOf?.(picture)} className={classes(css.picture, isFullWidth && css.fullWidth)} style={isFullWidth ? undefined : style}>
            <figure>
              {linkOf ? (
                <a className={`zoom ${css.frame}`} {...linkOf(picture, index)}>
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
