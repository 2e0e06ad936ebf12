import { hotelZone } from '../../browser/hotelZone';
import { timeOfMinutes } from '../../domain/time/timeOfDay';
import { weekdayName } from '../../domain/i18n/formatDays';
import { formatTime } from '../../domain/i18n/formatTime';
import { freeCancellationUntil, timeLeft } from '../../domain/stay/cancellation';
import { instantAt, wallClock } from '../../domain/time/clock';
import { formatDate, type PlainDate, weekdayOf } from '../../domain/time/plainDate';
import { useHotelNow } from '../../hooks/useHotelNow';
import { useLanguage } from '../../hooks/useLanguage';

/** The rule of cancellations: the check-in time, HH:MM, and the hours before it. */
type CancellationRules = Pick<Queries.ExtrasRulesFragment, 'checkIn' | 'cancellationHours'>;

/**
 * Until when a cancellation is refunded (docs/hotel-rules.md 4.5), as text, and the time left, null once it has passed. Updated each minute. Null before a day
 * is chosen and in the server's HTML.
 */
export function useRefundDeadline(checkIn: PlainDate | null, rules: CancellationRules) {
  const language = useLanguage();
  const now = useHotelNow();
  if (!checkIn || !now) return null;
  const until = freeCancellationUntil({ checkIn, checkInTime: rules.checkIn, hours: rules.cancellationHours, zone: hotelZone });
  const { date, minutes } = wallClock(until, hotelZone);
  return {
    weekday: weekdayName(weekdayOf(date), language, 'long'),
    date: formatDate(date),
    time: formatTime(timeOfMinutes(minutes), language),
    left: timeLeft(instantAt({ date: now.date, time: timeOfMinutes(now.minutes), zone: hotelZone }), until),
  };
}
