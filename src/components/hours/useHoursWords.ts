import { useTranslation } from 'react-i18next';
import { type HoursException, hoursOn, type PlaceHours } from '../../domain/hours/hoursOn';
import { type NextOpening, nextOpening } from '../../domain/hours/openingHours';
import { nearDayInWords } from '../../domain/i18n/formatDays';
import { formats } from '../../domain/i18n/formats';
import { type Form, formatTime, formatTimeRange } from '../../domain/i18n/formatTime';
import type { PlainDate } from '../../domain/time/plainDate';
import { useLanguage } from '../../hooks/useLanguage';

export type Service = Queries.HoursFragment['service'];

/** What is said of days whose hours are not the regular ones (docs/hotel-rules.md 7.7). */
export function useHoursWords() {
  const { t } = useTranslation(['hours']);
  const language = useLanguage();

  /** "abre em 1º de abril, às 19h". */
  const opensAgain = ({ date, opens }: NextOpening, today: PlainDate, form: Form): string =>
    t('hours:opensAgain', { day: nearDayInWords(date, today, language), time: formatTime(opens, language, form) });

  /** "25 de dezembro, Natal: 12h–16h", "de 1º de fevereiro a 31 de março: fechado, em reforma". */
  const hoursOfException = ({ days, note, closed, hours }: HoursException & { readonly days: string }, form: Form): string => {
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

  /**
   * What is said of a place that is closed on a day: the words for that, and where an exception closes it, why, and when it opens again: "fechado nesse dia, em reforma; reabre em 1º de abril, às 19h".
   * @param today the calendar day at the hotel
   */
  const closedThen = (words: string, { place, date, today }: { place: PlaceHours; date: PlainDate; today: PlainDate }, form: Form): string => {
    const { exception } = hoursOn(place, date);
    const next = exception && nextOpening(place, { date, minutes: 0 });
    return [[words, exception?.note].filter(Boolean).join(', '), next && opensAgain(next, today, form)].filter(Boolean).join('; ');
  };

  return { opensAgain, hoursOfException, closedThen };
}
