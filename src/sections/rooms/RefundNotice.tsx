import { useTranslation } from 'react-i18next';
import { timeOfMinutes } from '../../domain/hours/time';
import { weekdayName } from '../../domain/i18n/formatDays';
import { formatTime } from '../../domain/i18n/formatTime';
import { freeCancellationUntil } from '../../domain/stay/cancellation';
import { wallClock } from '../../domain/stay/clock';
import { formatDate, type PlainDate, weekdayOf } from '../../domain/stay/plainDate';
import { hotelZone } from '../../browser/hotelZone';
import { useHotelNow } from '../../hooks/useHotelNow';
import { useLanguage } from '../../hooks/useLanguage';
import * as css from './StayCard.module.css';

interface RefundNoticeProps {
  readonly checkIn: PlainDate | null;
  readonly rules: Pick<Queries.StayCardRulesFragment, 'checkIn' | 'cancellationHours' | 'cancellationRefund'>;
}

/** Until when a cancellation of the chosen stay is refunded, or that this moment has passed; the rule itself before dates are chosen. With a link to all rules (docs/hotel-rules.md 4.5, 4.6). */
export function RefundNotice({ checkIn, rules }: RefundNoticeProps) {
  const { t } = useTranslation(['rooms']);
  const language = useLanguage();
  const now = useHotelNow();
  const until =
    checkIn && now
      ? wallClock(freeCancellationUntil({ checkIn, checkInTime: rules.checkIn, hours: rules.cancellationHours, zone: hotelZone }), hotelZone)
      : null;
  const passed = until && now && (until.date < now.date || (until.date === now.date && until.minutes < now.minutes));
  const words = () => {
    const percent = rules.cancellationRefund;
    if (!until) return t('rooms:stay.refundRule', { hours: rules.cancellationHours, percent });
    if (passed) return t('rooms:stay.refundPast');
    return t('rooms:stay.refundUntil', {
      weekday: weekdayName(weekdayOf(until.date), language, 'long'),
      date: formatDate(until.date),
      time: formatTime(timeOfMinutes(until.minutes), language),
      percent,
    });
  };
  return (
    <div className={css.refund}>
      <p className="note">{words()}</p>
      <a className={css.rulesLink} href="#regras">
        {t('rooms:stay.rules')}
      </a>
    </div>
  );
}
