import { useTranslation } from 'react-i18next';
import { DaySection } from '../../components/hours/DaySection';
import { weekdayName } from '../../domain/i18n/formatDays';
import { useLanguage } from '../../hooks/useLanguage';

interface DiningDayProps {
  readonly words: Queries.SectionWordsFragment;
  readonly places: readonly Pick<Queries.DiningPanelFragment, 'slug' | 'name' | 'hours'>[];
}

/** Opening hours of all restaurants and bars on one day. */
export function DiningDay({ words, places }: DiningDayProps) {
  const { t } = useTranslation(['gastronomy']);
  const language = useLanguage();
  return (
    <DaySection
      id="dia"
      title={(day) => {
        const weekday = weekdayName(day, language, 'long').replace('-feira', '');
        return t('gastronomy:day', { weekday: weekday.charAt(0).toUpperCase() + weekday.slice(1), words: words.title });
      }}
      lead={words.lead}
      places={places}
    />
  );
}
