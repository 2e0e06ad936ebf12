import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../domain/i18n/formatNumber';
import { useLanguage } from '../../hooks/useLanguage';

/** Formats a number of people: "1 pessoa", "3.000 pessoas". */
export function useFormatPeople(): (count: number) => string {
  const { t } = useTranslation(['events']);
  const language = useLanguage();
  return (count) => t('events:people', { count, number: formatNumber(count, language) });
}
