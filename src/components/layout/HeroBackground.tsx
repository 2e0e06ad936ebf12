import type { ReactNode } from 'react';
import { heroId } from '../../domain/pages/sectionIds';
import { heroSizes } from '../media/heroSizes';
import { Picture, type PictureData } from '../media/Picture';
import { classes } from '../ui/classes';
import * as css from './HeroBackground.module.css';

interface HeroBackgroundProps {
  readonly picture: PictureData | null;
  /** `tall` fills the screen, `short` leaves space for what follows. */
  readonly height?: keyof typeof heroSizes;
  readonly children: ReactNode;
  /** May set `--hero-height`. */
  readonly className?: string;
  /** Id of the heading that labels the section. */
  readonly labelledBy?: string;
}

/** A hero with one background picture, shaded behind the header; text has its own shade (`shade-words`). */
export function HeroBackground({ picture, height = 'tall', children, className, labelledBy }: HeroBackgroundProps) {
  return (
    <section id={heroId} className={classes('on-photo', css.ground, className)} aria-labelledby={labelledBy}>
      <div className={classes('shade-top', css.media)}>{picture && <Picture picture={picture} {...heroSizes[height]} priority />}</div>
      {children}
    </section>
  );
}
