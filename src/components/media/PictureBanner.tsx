import type { ReactNode } from 'react';
import { classes } from '../ui/classes';
import { Picture, shadeStyle, type PictureData } from './Picture';
import * as css from './PictureBanner.module.css';

interface PictureBannerProps {
  readonly picture: PictureData | undefined;
  readonly labelledBy: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

export function PictureBanner({ picture, labelledBy, className, children }: PictureBannerProps) {
  return (
    <section className={classes('on-photo clipped', css.banner, className)} style={shadeStyle(picture)} aria-labelledby={labelledBy}>
      {/* its height decides how wide the picture must be */}
      {picture && <Picture picture={picture} sizes="max(100vw, 135svh)" tall tallSizes="150vw" />}
      <div className="wrap">
        <div className="shade-text">{children}</div>
      </div>
    </section>
  );
}
