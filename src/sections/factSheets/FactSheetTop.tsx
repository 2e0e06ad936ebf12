import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../domain/i18n/formatNumber';
import { defaultLanguage } from '../../site';
import { Picture, type PictureData } from '../../components/media/Picture';
import { areaDrawing } from '../../domain/rooms/scale';
import * as css from './FactSheet.module.css';
import { wordsInAllLanguages } from './allLanguages';

interface FactSheetTopProps {
  readonly picture: PictureData | undefined;
  /** Square metres; null if unknown. */
  readonly area: number | null;
  readonly caption: 'drawing' | 'spaceDrawing';
}

/** Available millimetres on paper. */
const available = 52;

/** The picture of a fact sheet, with its area drawn to scale beside it, so that it can be measured in print: if it is known and a usual scale is small enough. */
export function FactSheetTop({ picture, area, caption }: FactSheetTopProps) {
  const { t, i18n } = useTranslation(['factSheets', 'common']);
  const { show } = wordsInAllLanguages(i18n);
  const drawing = area === null ? undefined : areaDrawing(area, available);
  return (
    <div className={css.top}>
      <div className={css.picture}>{picture && <Picture picture={picture} sizes="(width < 56.25em) 100vw, 40rem" priority />}</div>
      {area !== null && drawing && (
        <figure className={css.drawing}>
          <div style={{ '--side': `${drawing.side.toFixed(2)}mm` } as CSSProperties}>
            {t('common:squareMetres', { area: formatNumber(area, defaultLanguage) })}
          </div>
          <figcaption>{show((t) => t(`factSheets:${caption}`, { scale: drawing.scale }))}</figcaption>
        </figure>
      )}
    </div>
  );
}
