import { useTranslation } from 'react-i18next';
import { formatTime } from '../../domain/i18n/formatTime';
import { weekdayName } from '../../domain/i18n/weekdayName';
import { openState, type OpeningHours } from '../../domain/hours/openState';
import { useHotelNow } from '../../hooks/useHotelNow';
import { useLanguage } from '../../hooks/useLanguage';

/** "open until 7 pm", "opens at 6 pm", "opens Thursday": worked out in the browser, in the hotel's zone. Empty before that. */
export function OpenState({ hours }: { hours: readonly OpeningHours[] }) {
  const { t } = useTranslation(['hours']);
  const language = useLanguage();
  const now = useHotelNow();
  if (!now) return null;
  const state = openState(hours, now);
  if (state.open) return t('hours:openUntil', { time: formatTime(state.closes, language) });
  if (state.opens === null) return t('hours:onRequest');
  if (state.inDays === 0) return t('hours:opensAt', { time: formatTime(state.opens, language) });
  if (state.inDays === 1) return t('hours:opensTomorrow', { time: formatTime(state.opens, language) });
  return t('hours:opensOn', { weekday: weekdayName(state.weekday, language, 'long'), time: formatTime(state.opens, language) });
}
