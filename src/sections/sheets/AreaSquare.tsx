import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { areaDrawing } from '../../domain/rooms/scale';
import * as css from './Sheet.module.css';
import { inAllLanguages } from './trilingual';
import { TrilingualText } from './TrilingualText';

/** Available millimetres on paper. */
const available = 52;

/** An area drawn to scale, so that it can be measured in print. Nothing if no usual scale is small enough. */
export function AreaSquare({ area, caption }: { area: number; caption: 'drawing' | 'spaceDrawing' }) {
  const { i18n } = useTranslation(['sheets']);
  const drawing = areaDrawing(area, available);
  if (!drawing) return null;
  return (
    <figure className={css.drawing}>
      <div style={{ '--side': `${drawing.side.toFixed(2)}mm` } as CSSProperties} />
      <figcaption>
        <TrilingualText words={inAllLanguages(i18n, (t) => t(`sheets:${caption}`, { scale: drawing.scale }))} />
      </figcaption>
    </figure>
  );
}
