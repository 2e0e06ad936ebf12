import { useTranslation } from 'react-i18next';
import { type OpeningHours, openState } from '../../domain/hours/openingHours';
import { capitalized, weekdayName } from '../../domain/i18n/formatDays';
import { type Form, formatTime } from '../../domain/i18n/formatTime';
import { useHotelNow } from '../../hooks/useHotelNow';
import { useLanguage } from '../../hooks/useLanguage';
import { Spoken } from '../ui/Spoken';

export interface OpenStateProps {
  readonly hours: readonly OpeningHours[];
  /** Whether it begins with a capital, as a line of its own. */
  readonly capital?: boolean;
}

/** "open until 7 pm", "opens at 6 pm", "opens Thursday", in the hotel's time zone. Empty in the server's HTML, and if no hours are known. */
export function OpenState({ hours, capital = false }: OpenStateProps) {
  const { t } = useTranslation(['hours']);
  const language = useLanguage();
  const now = useHotelNow();
  if (!now) return null;
  const state = openState(hours, now);
  if (!state.open && state.opens === null) return null;
  const say = (form: Form): string => {
    const time = formatTime(state.open ? state.closes : state.opens, language, form);
    if (state.open) return t('hours:openUntil', { time });
    if (state.inDays === 0) return t('hours:opensAt', { time });
    if (state.inDays === 1) return t('hours:opensTomorrow', { time });
    return t('hours:opensOn', { weekday: weekdayName(state.weekday, language, 'long'), time });
  };
  return <Spoken say={(form) => (capital ? capitalized(say(form), language) : say(form))} />;
}
