import { useTranslation } from 'react-i18next';
import type { Layout } from '../../domain/events/layouts';
import { formatNumber } from '../../domain/i18n/formatNumber';
import { useLanguage } from '../../hooks/useLanguage';

/**
 * The notes on the figures of a space: its own note, the upper floor, and other figures that the hotel gives for a layout.
 * With a layout, only the notes on that.
 */
export function useSpaceNotes(): (space: Queries.EventSpaceFiguresFragment, layout?: Layout) => string[] {
  const { t } = useTranslation(['events']);
  const language = useLanguage();
  return (space, layout) => {
    const variants = space.variants
      .filter((variant) => !layout || variant.layout === layout)
      .map((variant) => {
        const main = space.capacities[variant.layout];
        const capacity = formatNumber(variant.capacity, language);
        const figures =
          main === null
            ? t('events:variantAlone', { capacity, note: variant.note })
            : t('events:variant', { main: formatNumber(main, language), capacity, note: variant.note });
        return layout ? figures : t('events:variantOf', { layout: t(`events:layouts.${variant.layout}.name`), figures });
      });
    return [space.note, space.upperFloorOnly && t('events:upperFloorOnly'), ...variants].filter((note) => typeof note === 'string');
  };
}
