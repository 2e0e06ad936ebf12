import { graphql } from 'gatsby';
import type { CSSProperties, ReactNode } from 'react';
import { useI18n } from '../../../hooks/useI18n';
import { formatNumber } from '../../../domain/i18n/formatNumber';
import { squareSide } from '../../../domain/rooms/scale';
import * as css from './ScaledRoom.module.css';

export const fragment = graphql`
  fragment Scale on Room {
    slug
    name(language: $language)
    area
  }
`;

/** A room as a square on a scale, which is decorative: the area is in the text. The list sets how many pixels a metre has. */
export function ScaledRoom({ room: { name, area }, children }: { room: Queries.ScaleFragment; children: (name: ReactNode) => ReactNode }) {
  const { t, language } = useI18n(['common']);
  const metres = t('common:squareMetres', { area: formatNumber(area, language) });
  return (
    <>
      <span className={css.square} style={{ '--side': squareSide(area).toFixed(2) } as CSSProperties} aria-hidden="true">
        <b>{metres}</b>
      </span>
      {children(
        <>
          {name}
          <span className="sr-only">{` (${metres})`}</span>
        </>,
      )}
      <span className={css.area} aria-hidden="true">
        {metres}
      </span>
    </>
  );
}
