import type { ReactNode } from 'react';
import { heroId } from '../../domain/pages/sectionIds';
import { Picture, type PictureData } from '../media/Picture';
import { classes } from '../ui/classes';
import * as css from './HeroBackground.module.css';

/**
 * The `sizes` of a hero picture that covers a box of the full screen height, or of three fifths: a 3:2 picture is 1.5 times as wide as the box is high, its tall
 * version 0.75 times; and never narrower than the viewport.
 */
const heroSizes = {
  tall: { sizes: 'max(100vw, 150svh)', tallSizes: 'max(100vw, 75svh)' },
  short: { sizes: 'max(100vw, 93svh)', tallSizes: 'max(100vw, 47svh)' },
} as const;

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
