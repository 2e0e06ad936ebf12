import { useTranslation } from 'react-i18next';
import { type Layout, layouts } from '../../domain/events/layouts';
import { formatNumber } from '../../domain/i18n/formatNumber';
import { useLanguage } from '../../hooks/useLanguage';

/** The figures of a space in a layout: "100", or "80, ou 100 conforme a montagem" where the hotel gives two; with its name: "Coquetel: 100". Null where it gives none. */
export function useLayoutFigures(): (space: Queries.EventSpaceFiguresFragment, layout: Layout, named?: boolean) => string | null {
  const { t } = useTranslation(['events']);
  const language = useLanguage();
  return ({ capacities, variants }, layout, named = false) => {
    const main = capacities[layout];
    const figures = variants
      .filter((variant) => variant.layout === layout)
      .reduce<string | null>(
        (before, { capacity, note }) => {
          const variant = { capacity: formatNumber(capacity, language), note };
          return before === null ? t('events:variantAlone', variant) : t('events:variant', { main: before, ...variant });
        },
        main === null ? null : formatNumber(main, language),
      );
    return named && figures !== null ? t('events:named', { layout: t(`events:layouts.${layout}.name`), figures }) : figures;
  };
}

/**
 * The notes on the figures of a space: its own note, the upper floor, and other figures that the hotel gives for a layout.
 * With a layout, only the notes on that.
 */
export function useSpaceNotes(): (space: Queries.EventSpaceFiguresFragment, layout?: Layout) => string[] {
  const { t } = useTranslation(['events']);
  const figuresOf = useLayoutFigures();
  return (space, layout) => {
    const several = layouts.filter((one) => (!layout || one === layout) && space.variants.some((variant) => variant.layout === one));
    return [space.note, space.upperFloorOnly && t('events:upperFloorOnly'), ...several.map((one) => figuresOf(space, one, !layout))].filter(
      (note) => typeof note === 'string',
    );
  };
}
