import type { ReactNode } from 'react';
import { heroId } from '../../domain/pages/sectionIds';
import { Picture, shadeStyle, type PictureData } from '../media/Picture';
import { classes } from '../ui/classes';
import * as css from './HeroBackground.module.css';

/** The `sizes` of a picture that covers the full screen height, or three fifths: 1.5 times as wide as that, its tall version 0.75 times. */
const heroSizes = {
  tall: { sizes: 'max(100vw, 150svh)', tallSizes: 'max(100vw, 75svh)' },
  short: { sizes: 'max(100vw, 93svh)', tallSizes: 'max(100vw, 47svh)' },
} as const;

interface HeroBackgroundProps {
  readonly picture: PictureData | null;
  readonly height?: keyof typeof heroSizes;
  readonly children: ReactNode;
  readonly className?: string;
  readonly labelledBy?: string;
}

/** A hero with one background picture, shaded behind the header; text has its own shade (`shade-text`). */
export function HeroBackground({ picture, height = 'tall', children, className, labelledBy }: HeroBackgroundProps) {
  return (
    <section id={heroId} className={classes('on-photo clipped', css.background, className)} style={shadeStyle(picture)} aria-labelledby={labelledBy}>
      <div className={classes('shade-top', css.media)}>{picture && <Picture picture={picture} {...heroSizes[height]} priority />}</div>
      {children}
    </section>
  );
}
