import { hotelZone } from '../../browser/hotelZone';
import { formatDay } from '../../domain/i18n/formatDay';
import { weekdayName } from '../../domain/i18n/formatWeekdays';
import { type TextForm, formatTime } from '../../domain/i18n/formatTime';
import { freeCancellationUntil, timeLeft } from '../../domain/stay/cancellation';
import { instantAt, wallClock } from '../../domain/time/clock';
import { formatDate, type PlainDate, weekdayOf } from '../../domain/time/plainDate';
import { timeOfMinutes } from '../../domain/time/timeOfDay';
import { useCancellation } from '../../hooks/useCancellation';
import { useHotelNow } from '../../hooks/useHotelNow';
import { usePage } from '../../hooks/usePage';
import { useI18n } from '../../hooks/useI18n';
import { classes } from '../ui/classes';
import { Spoken } from '../ui/Spoken';

/** Until when a cancellation is refunded and how long that still is, or that it has passed (docs/hotel-rules.md 4.5, 4.6). Nothing without a day, nor in the server's HTML. */
export function RefundNotice({ checkIn, className }: { checkIn: PlainDate | null; className?: string }) {
  const { t, language } = useI18n(['booking']);
  const { stayRules } = usePage();
  const now = useHotelNow();
  const { hours, refund: percent } = useCancellation();
  if (!checkIn || !now) return null;
  const until = freeCancellationUntil({ checkIn, checkInTime: stayRules.checkIn, hours, zone: hotelZone });
  const shown = classes('note balanced', className);
  const left = timeLeft(instantAt({ date: now.date, time: timeOfMinutes(now.minutes), zone: hotelZone }), until);
  if (!left) return <p className={shown}>{t('booking:refund.past')}</p>;
  const { date, minutes } = wallClock(until, hotelZone);
  const text = (form: TextForm): string =>
    t('booking:refund.until', {
      percent,
      weekday: weekdayName(weekdayOf(date), language, 'long'),
      date: form.spoken ? formatDay(date, language) : formatDate(date),
      time: formatTime(timeOfMinutes(minutes), language, form),
    });
  return (
    <p className={shown}>
      <Spoken say={(form) => `${text(form)} ${t(`booking:refund.${left.unit}`, { count: left.count })}`} />
    </p>
  );
}
