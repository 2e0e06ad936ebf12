import { lazyComponent } from '../lazy/lazyComponent';
import type { HotelCoordinates } from '../../domain/sky/sky';
import type { Stay } from '../../domain/stay/stay';
import * as css from './StaySky.module.css';

const sunAndMoon = lazyComponent(() => import('./SunAndMoon'), { silent: true });

/** First sunset, first sunrise and moon of the chosen stay, calculated once both dates are chosen. Its height is reserved before. */
export function StaySky({ stay, hotel }: { stay: Stay; hotel: HotelCoordinates }) {
  if (!stay.checkIn || !stay.checkOut) return null;
  return (
    <div className={css.sky}>
      <sunAndMoon.View stay={stay} hotel={hotel} />
    </div>
  );
}
