import { useWords } from '../../hooks/useWords';
import type { NextOpening } from '../../domain/hours/openingHours';
import { nearDayInWords } from '../../domain/i18n/formatDays';
import { type Form, formatTime } from '../../domain/i18n/formatTime';
import type { PlainDate } from '../../domain/time/plainDate';

export function useOpensAgain() {
  const { t, language } = useWords(['hours']);
  return ({ date, opens }: NextOpening, today: PlainDate, form: Form): string =>
    t('hours:opensAgain', { day: nearDayInWords(date, today, language), time: formatTime(opens, language, form) });
}
