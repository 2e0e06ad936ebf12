import type { CSSProperties } from 'react';
import { formatNumber } from '../../domain/i18n/formatNumber';
import { squareSide } from '../../domain/rooms/scale';
import { useLanguage } from '../../hooks/useLanguage';
import * as css from './Scale.module.css';

/** A room’s area as a square; the list sets how many pixels a metre has. Decorative: the area is in the text beside it. */
export function ScaleSquare({ area }: { area: number }) {
  const language = useLanguage();
  return (
    <span className={css.scaleSq} style={{ '--side': squareSide(area).toFixed(2) } as CSSProperties} aria-hidden="true">
      <b>{formatNumber(area, language)}</b>
    </span>
  );
}
