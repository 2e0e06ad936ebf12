import type { ReactNode } from 'react';
import { Picture, type PictureData } from '../../components/media/Picture';
import { classes } from '../../components/ui/classes';
import { splitFigure } from '../../domain/i18n/formatNumber';
import * as css from './Entry.module.css';

export interface EntryProps {
  /** The id of its element. */
  readonly id: string;
  /** When, above the title; visually hidden if the previous entry has the same. */
  readonly when: string | null;
  readonly repeatsWhen?: boolean;
  readonly picture: PictureData | null;
  /** Whether its picture is the first of the page. */
  readonly first?: boolean;
  readonly title: string;
  /** A fact in large type, such as "40%" or "10h". */
  readonly figure: string;
  /** The unit or meaning of the figure; null if it needs none. */
  readonly figureNote: string | null;
  /** Text and link. */
  readonly children: ReactNode;
  /** Below everything, such as conditions. */
  readonly foot?: ReactNode;
}

/** A figure with large digits and smaller signs: 40%, 10h. Two numbers, such as 6+3, have one size. */
function Figure({ text }: { text: string }) {
  const parts = splitFigure(text);
  if (!parts || /\d/.test(parts.after)) return text;
  return (
    <>
      {parts.before && <i>{parts.before} </i>}
      {parts.figure}
      {parts.after && <i>{parts.after}</i>}
    </>
  );
}

/** One of the ten reasons to come: when, a picture, text, one fact in large type. */
export function Entry({ id, when, repeatsWhen = false, picture, first = false, title, figure, figureNote, children, foot }: EntryProps) {
  return (
    <li className={classes('grid', css.xp)} id={id}>
      {when && <p className={classes(css.xpWhen, repeatsWhen && 'sr')}>{when}</p>}
      <figure>{picture && <Picture picture={picture} priority={first} tall={false} sizes="(width < 37.5em) 140vw, (width < 56.25em) 62vw, 54vw" />}</figure>
      <div className={css.xpWords}>
        <h3>{title}</h3>
        {children}
      </div>
      <p className={classes('num', css.xpFig)}>
        <Figure text={figure} />
        {figureNote && <small>{figureNote}</small>}
      </p>
      {foot && <div className={css.xpFoot}>{foot}</div>}
    </li>
  );
}
