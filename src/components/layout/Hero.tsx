import type { ReactNode } from 'react';
import { classes } from '../ui/classes';
import { Picture, type PictureData } from '../media/Picture';
import { heroSizes } from '../media/heroSizes';
import * as css from './Hero.module.css';

interface HeroProps {
  readonly heading: string;
  readonly lead?: string | null;
  readonly picture: PictureData | null;
  /** `tall` fills the screen, `short` leaves room for what follows. */
  readonly height?: 'tall' | 'short';
  /** Breadcrumbs, above the heading. */
  readonly crumbs?: ReactNode;
  /** What stands under the words. */
  readonly children?: ReactNode;
}

/** The first screen of a page: words low left over one large picture. */
export function Hero({ heading, lead, picture, height = 'short', crumbs, children }: HeroProps) {
  return (
    <section className={classes(css.hero, height === 'short' && css.heroShort)}>
      <div className={css.heroMedia}>{picture && <Picture picture={picture} {...heroSizes[height]} priority />}</div>
      <div className={css.heroWords}>
        {crumbs}
        <h1>{heading}</h1>
        {lead && <p className="lead">{lead}</p>}
        {children}
      </div>
    </section>
  );
}
