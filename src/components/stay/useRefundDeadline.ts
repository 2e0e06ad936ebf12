import { hotelZone } from '../../browser/hotelZone';
import { timeOfMinutes } from '../../domain/time/timeOfDay';
import { formatDay, weekdayName } from '../../domain/i18n/formatDays';
import { type Form, formatTime } from '../../domain/i18n/formatTime';
import { freeCancellationUntil, timeLeft } from '../../domain/stay/cancellation';
import { instantAt, wallClock } from '../../domain/time/clock';
import { formatDate, type PlainDate, weekdayOf } from '../../domain/time/plainDate';
import { useCancellation } from '../../hooks/useCancellation';
import { useHotelNow } from '../../hooks/useHotelNow';
import { useLanguage } from '../../hooks/useLanguage';

/** The terms of cancellation and the check-in time, HH:MM, before which they count. */
type CancellationRules = Queries.CancellationRulesFragment & { readonly checkIn: string };

/** Until when a cancellation is refunded (docs/hotel-rules.md 4.5). `left` is null once it has passed. Null without a day, and in the server's HTML. */
export function useRefundDeadline(checkIn: PlainDate | null, rules: CancellationRules) {
  const language = useLanguage();
  const now = useHotelNow();
  const { hours, refund: percent } = useCancellation(rules);
  if (!checkIn || !now) return null;
  const until = freeCancellationUntil({ checkIn, checkInTime: rules.checkIn, hours, zone: hotelZone });
  const { date, minutes } = wallClock(until, hotelZone);
  return {
    percent,
    texts: (form: Form) => ({
      weekday: weekdayName(weekdayOf(date), language, 'long'),
      date: form.spoken ? formatDay(date, language) : formatDate(date),
      time: formatTime(timeOfMinutes(minutes), language, form),
    }),
    left: timeLeft(instantAt({ date: now.date, time: timeOfMinutes(now.minutes), zone: hotelZone }), until),
  };
}
