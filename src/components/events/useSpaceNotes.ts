import { useI18n } from '../../hooks/useI18n';
import { type Layout, layouts } from '../../domain/events/layouts';
import { formatNumber } from '../../domain/i18n/formatNumber';

/** The figures of a space in a layout: "100", or "80, ou 100 conforme a montagem" where the hotel gives two; null where it gives none. */
export function useLayoutFigures(): (space: Queries.EventSpaceFiguresFragment, layout: Layout) => string | null {
  const { t, language } = useI18n(['events']);
  return ({ capacities, variants }, layout) => {
    const main = capacities[layout];
    return variants
      .filter((variant) => variant.layout === layout)
      .reduce<string | null>(
        (before, { capacity, note }) => {
          const variant = { capacity: formatNumber(capacity, language), note };
          return before === null ? t('events:variantAlone', variant) : t('events:variant', { main: before, ...variant });
        },
        main === null ? null : formatNumber(main, language),
      );
  };
}

/** The notes on a space: its own, the upper floor, other figures that the hotel gives for a layout. With a layout, only the notes on that. */
export function useSpaceNotes(): (space: Queries.EventSpaceFiguresFragment, layout?: Layout) => string[] {
  const { t } = useI18n(['events']);
  const figuresOf = useLayoutFigures();
  return (space, layout) => {
    const several = layouts.filter((one) => (!layout || one === layout) && space.variants.some((variant) => variant.layout === one));
    const variants = several.map((one) => {
      const figures = figuresOf(space, one);
      return layout ? figures : t('events:variantOf', { layout: t(`events:layouts.${one}.name`), figures });
    });
    return [space.note, space.upperFloorOnly && t('events:upperFloorOnly'), ...variants].filter((note) => typeof note === 'string');
  };
}
