import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { areaDrawing } from '../../domain/rooms/scale';
import * as css from './Sheet.module.css';
import { inAllLanguages } from './trilingual';
import { TrilingualText } from './TrilingualText';

/** Millimetres that there are for it on paper. */
const room = 52;

/** An area drawn to scale: on paper it can be measured with a ruler. Left out where no usual scale is small enough. */
export function AreaSquare({ area, caption }: { area: number; caption: 'drawing' | 'hallDrawing' }) {
  const { i18n } = useTranslation(['sheets']);
  const drawing = areaDrawing(area, room);
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
