import { useWords } from '../../hooks/useWords';
import type { HoursException } from '../../domain/hours/hoursOn';
import { formats } from '../../domain/i18n/formats';
import { type Form, formatTimeRange } from '../../domain/i18n/formatTime';

export type Service = Queries.HoursFragment['service'];

/** What is said of days whose hours are not the regular ones (docs/hotel-rules.md 7.7). */
export function useHoursWords() {
  const { t, language } = useWords(['hours']);

  /** "25 de dezembro, Natal: 12h–16h", "de 1º de fevereiro a 31 de março: fechado, em reforma". */
  return ({ days, note, closed, hours }: HoursException & { readonly days: string }, form: Form): string => {
    const several = new Set(hours?.map(({ service }) => service)).size > 1;
    const opened = closed
      ? []
      : (hours ?? []).map(({ service, ...times }) =>
          [several && t(`hours:services.${service as Service}`), formatTimeRange(times, language, form)].filter(Boolean).join(' '),
        );
    const isOpen = opened.length > 0;
    const what = [days, isOpen && note].filter(Boolean).join(', ');
    return `${what}${formats[language].colon} ${isOpen ? opened.join(', ') : [t('hours:closed'), note].filter(Boolean).join(', ')}`;
  };
}
