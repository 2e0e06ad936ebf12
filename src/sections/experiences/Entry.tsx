import type { ReactNode } from 'react';
import { Picture, type PictureData } from '../../components/media/Picture';
import { classes } from '../../components/ui/classes';
import { capitalized } from '../../domain/i18n/capitalized';
import { useLanguage } from '../../hooks/useLanguage';
import * as css from './Entry.module.css';

export interface EntryProps {
  readonly id: string;
  /** When, above the title; visually hidden if the previous entry has the same. */
  readonly when: string | null;
  readonly repeatsWhen?: boolean;
  readonly picture: PictureData | null;
  readonly first?: boolean;
  readonly title: string;
  readonly children: ReactNode;
  /** Whether it is a card in a row of three, where the screen is wide. */
  readonly card?: boolean;
}

/** A reason to come: a picture, beside it when, title and text. */
export function Entry({ id, when, repeatsWhen = false, picture, first = false, title, children, card = false }: EntryProps) {
  const language = useLanguage();
  return (
    <li className={classes('grid align-start zoom', css.entry, card && css.card)} id={id} data-card="">
      {when && <p className={classes(css.when, repeatsWhen && 'sr-only')}>{capitalized(when, language)}</p>}
      <figure className="clipped cropped">
        {picture && <Picture picture={picture} priority={first} tall={false} sizes={`(width < 37.5em) 140vw, (width < 56.25em) 62vw, ${card ? 32 : 54}vw`} />}
      </figure>
      <div className={`stack gap-3 ${css.text}`}>
        <h3>{title}</h3>
        {children}
      </div>
    </li>
  );
}
