import type { ReactNode } from 'react';
import { Picture, type PictureData } from '../../components/media/Picture';
import { classes } from '../../components/ui/classes';
import { splitFigure } from '../../domain/i18n/formatNumber';
import * as css from './Entry.module.css';

export interface EntryProps {
  /** Its place on the page. */
  readonly id: string;
  /** When, above the title; read aloud but not shown again where the entry before says the same. */
  readonly when: string | null;
  readonly repeatsWhen?: boolean;
  readonly picture: PictureData | null;
  readonly title: string;
  /** The one fact that is set large, such as "40%" or "10h". */
  readonly figure: string;
  /** What the figure counts; null where it counts no more. */
  readonly figureNote: string | null;
  /** Words and link. */
  readonly children: ReactNode;
  /** What stands under all of it, such as conditions. */
  readonly foot?: ReactNode;
}

/** A figure set large, with what surrounds it smaller: 40%, 10h. Two figures, such as 6+3, keep one size. */
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

/** One of the ten reasons to come: when, a picture, words, one fact in large figures. */
export function Entry({ id, when, repeatsWhen = false, picture, title, figure, figureNote, children, foot }: EntryProps) {
  return (
    <li className={css.xp} id={id}>
      {when && <p className={classes(css.xpWhen, repeatsWhen && 'sr')}>{when}</p>}
      <figure>{picture && <Picture picture={picture} sizes="(width < 37.5em) 140vw, (width < 56.25em) 62vw, 54vw" />}</figure>
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
