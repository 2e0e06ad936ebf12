import type { ReactNode } from 'react';
import type { PictureData } from '../media/Picture';
import { classes } from '../ui/classes';
import { HeroBackground } from './HeroBackground';
import * as css from './Hero.module.css';

interface HeroProps {
  readonly heading: string;
  readonly lead?: string | null;
  readonly picture: PictureData | null;
  /** `tall` fills the screen, `short` leaves space for what follows. */
  readonly height?: 'tall' | 'short';
  readonly smallHeading?: boolean;
  readonly crumbs?: ReactNode;
  readonly children?: ReactNode;
}

/** The hero of a page: text at the lower left over one large picture. */
export function Hero({ heading, lead, picture, height = 'short', smallHeading = false, crumbs, children }: HeroProps) {
  return (
    <HeroBackground picture={picture} height={height} className={height === 'short' ? css.short : undefined}>
      <div className={classes(css.text, smallHeading && css.smallHeading)}>
        <div className="shade-text">
          {crumbs}
          <h1>{heading}</h1>
          {lead && <p className="lead">{lead}</p>}
          {children}
        </div>
      </div>
    </HeroBackground>
  );
}
