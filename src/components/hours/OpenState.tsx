import { useI18n } from '../../hooks/useI18n';
import { lastDayOf } from '../../domain/hours/hoursOn';
import { type OneOrSeveral, openState } from '../../domain/hours/openingHours';
import { capitalized } from '../../domain/i18n/capitalized';
import { formatNearDay } from '../../domain/i18n/formatDay';
import { weekdayName } from '../../domain/i18n/formatWeekdays';
import { formats } from '../../domain/i18n/formats';
import { type TextForm, formatTime } from '../../domain/i18n/formatTime';
import { useHotelNow } from '../../hooks/useHotelNow';
import { Spoken } from '../ui/Spoken';
import { useHoursText, useOpensAgain } from './useHoursText';

interface OpenStateProps {
  /** The place, or those that count as one, such as the bars where drinks are served. */
  readonly place: OneOrSeveral;
  /** Whether it has a small sun, filled while the place is open. */
  readonly badge?: boolean;
  /** Whether it begins with a capital, as a line of its own. */
  readonly capital?: boolean;
  /** Whether a place that is closed for several days says when it opens again. */
  readonly whole?: boolean;
}

/** "open until 7 pm", "opens Thursday", "closed, under renovation, until 31 March", "today, Christmas: noon–4 pm". Empty in the server's HTML. */
export function OpenState({ place, badge = false, capital = false, whole = false }: OpenStateProps) {
  const { t, language } = useI18n(['hours']);
  const hoursOfException = useHoursText();
  const opensAgain = useOpensAgain();
  const now = useHotelNow();
  if (!now) return null;
  const state = openState(place, now);

  const sayOpening = (form: TextForm): string => {
    if (state.open || state.opens === null) return '';
    const time = formatTime(state.opens, language, form);
    if (state.inDays === 0) return t('hours:opensAt', { time });
    if (state.inDays === 1) return t('hours:opensTomorrow', { time });
    if (state.inDays <= 7) return t('hours:opensOn', { weekday: weekdayName(state.weekday, language, 'long'), time });
    return opensAgain(state, now.date, form);
  };
  const say = (form: TextForm): string => {
    if (state.open) return t('hours:openUntil', { time: formatTime(state.closes, language, form) });
    const { exception } = state;
    const opensToday = state.opens !== null && state.inDays === 0;
    if (exception?.hours?.length && opensToday) return hoursOfException({ ...exception, days: t('hours:today') }, form);
    if (!exception || exception.hours?.length || opensToday) return sayOpening(form);
    const last = lastDayOf(exception, now.date);
    const day = formatNearDay(last, now.date, language);
    const why = exception.note;
    if (last <= now.date) return [[t('hours:closedToday'), why].filter(Boolean).join(', '), sayOpening(form)].filter(Boolean).join(formats[language].semicolon);
    const closed = why ? t('hours:closedWhyUntil', { why, day }) : t('hours:closedUntil', { day });
    return [closed, whole && sayOpening(form)].filter(Boolean).join(formats[language].semicolon);
  };
  if (say({ spoken: false }) === '') return null;
  const text = <Spoken say={(form) => (capital ? capitalized(say(form), language) : say(form))} />;
  return badge ? <span data-open-badge={state.open ? 'open' : 'closed'}>{text}</span> : text;
}
