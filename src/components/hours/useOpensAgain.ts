import { useTranslation } from 'react-i18next';
import type { NextOpening } from '../../domain/hours/openingHours';
import { nearDayInWords } from '../../domain/i18n/formatDays';
import { type Form, formatTime } from '../../domain/i18n/formatTime';
import type { PlainDate } from '../../domain/time/plainDate';
import { useLanguage } from '../../hooks/useLanguage';

export function useOpensAgain() {
  const { t } = useTranslation(['hours']);
  const language = useLanguage();
  return ({ date, opens }: NextOpening, today: PlainDate, form: Form): string =>
    t('hours:opensAgain', { day: nearDayInWords(date, today, language), time: formatTime(opens, language, form) });
}
