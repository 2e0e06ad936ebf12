import { useTranslation } from 'react-i18next';
import { type OpeningHours, openState } from '../../domain/hours/openingHours';
import { weekdayName } from '../../domain/i18n/formatDays';
import { formatTime } from '../../domain/i18n/formatTime';
import { useHotelNow } from '../../hooks/useHotelNow';
import { useLanguage } from '../../hooks/useLanguage';

/** "open until 7 pm", "opens at 6 pm", "opens Thursday", in the hotel's time zone. Empty in the server's HTML, and if no hours are known. */
export function OpenState({ hours }: { readonly hours: readonly OpeningHours[] }) {
  const { t } = useTranslation(['hours']);
  const language = useLanguage();
  const now = useHotelNow();
  if (!now) return null;
  const say = (): string | null => {
    const state = openState(hours, now);
    if (state.open) return t('hours:openUntil', { time: formatTime(state.closes, language) });
    if (state.opens === null) return null;
    if (state.inDays === 0) return t('hours:opensAt', { time: formatTime(state.opens, language) });
    if (state.inDays === 1) return t('hours:opensTomorrow', { time: formatTime(state.opens, language) });
    return t('hours:opensOn', { weekday: weekdayName(state.weekday, language, 'long'), time: formatTime(state.opens, language) });
  };
  const words = say();
  return words && <span>{words}</span>;
}
