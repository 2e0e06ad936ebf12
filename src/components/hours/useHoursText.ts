import { useI18n } from '../../hooks/useI18n';
import { type HoursException, hoursOn, type PlaceHours } from '../../domain/hours/hoursOn';
import { type NextOpening, nextOpening } from '../../domain/hours/openingHours';
import { formats } from '../../domain/i18n/formats';
import { formatNearDay } from '../../domain/i18n/formatDay';
import { type TextForm, formatTime, formatTimeRange } from '../../domain/i18n/formatTime';
import type { PlainDate } from '../../domain/time/plainDate';

/** What is said of days whose hours are not the regular ones (docs/hotel-rules.md 7.7). */
export function useHoursText() {
  const { t, language } = useI18n(['hours']);

  /** "25 de dezembro, Natal: 12h–16h", "de 1º de fevereiro a 31 de março: fechado, em reforma". */
  return ({ days, note, closed, hours }: HoursException & { readonly days: string }, form: TextForm): string => {
    const several = new Set(hours?.map(({ service }) => service)).size > 1;
    const opened = closed
      ? []
      : (hours ?? []).map(({ service, ...times }) =>
          [several && t(`hours:services.${service}`), formatTimeRange(times, language, form)].filter(Boolean).join(' '),
        );
    const isOpen = opened.length > 0;
    const what = [days, isOpen && note].filter(Boolean).join(', ');
    return `${what}${formats[language].colon} ${isOpen ? opened.join(', ') : [t('hours:closed'), note].filter(Boolean).join(', ')}`;
  };
}

export function useOpensAgain() {
  const { t, language } = useI18n(['hours']);
  return ({ date, opens }: NextOpening, today: PlainDate, form: TextForm): string =>
    t('hours:opensAgain', { day: formatNearDay(date, today, language), time: formatTime(opens, language, form) });
}

/** Why a place is closed on a day, and until when: "fechado nesse dia, em reforma; reabre em 1º de abril, às 19h". */
export function useClosedDay() {
  const { language } = useI18n(['hours']);
  const opensAgain = useOpensAgain();
  return ({ text, place, date, today }: { text: string; place: PlaceHours; date: PlainDate; today: PlainDate }, form: TextForm): string => {
    const { exception } = hoursOn(place, date);
    const next = exception && nextOpening(place, { date, minutes: 0 });
    return [[text, exception?.note].filter(Boolean).join(', '), next && opensAgain(next, today, form)].filter(Boolean).join(formats[language].semicolon);
  };
}
