import { useTranslation } from 'react-i18next';
import type { HotelNow } from '../../domain/time/clock';
import { type OpeningHours, openState } from '../../domain/hours/openingHours';
import { weekdayName } from '../../domain/i18n/formatDays';
import { formatTime } from '../../domain/i18n/formatTime';
import { useHotelNow } from '../../hooks/useHotelNow';
import { useLanguage } from '../../hooks/useLanguage';

interface OpenStateProps {
  readonly hours: readonly OpeningHours[];
  /** Default: now. */
  readonly at?: Pick<HotelNow, 'weekday' | 'minutes'>;
}

/** "open until 7 pm", "opens at 6 pm", "opens Thursday", in the hotel's time zone. Empty in the server's HTML, and if no hours are known. */
export function OpenState({ hours, at }: OpenStateProps) {
  const { t } = useTranslation(['hours']);
  const language = useLanguage();
  const now = useHotelNow();
  const instant = at ?? now;
  if (!instant) return null;
  const say = (): string | null => {
    const state = openState(hours, instant);
    if (state.open) return t('hours:openUntil', { time: formatTime(state.closes, language) });
    if (state.opens === null) return null;
    if (state.inDays === 0) return t('hours:opensAt', { time: formatTime(state.opens, language) });
    if (state.inDays === 1 && !at) return t('hours:opensTomorrow', { time: formatTime(state.opens, language) });
    return t('hours:opensOn', { weekday: weekdayName(state.weekday, language, 'long'), time: formatTime(state.opens, language) });
  };
  const words = say();
  return words && <span>{words}</span>;
}
