import { useI18n } from '../../hooks/useI18n';
import { formatNumber } from '../../domain/i18n/formatNumber';

/** Formats a number of people: "1 pessoa", "3.000 pessoas". */
export function useFormatPeople(): (count: number) => string {
  const { t, language } = useI18n(['events']);
  return (count) => t('events:people', { count, number: formatNumber(count, language) });
}
