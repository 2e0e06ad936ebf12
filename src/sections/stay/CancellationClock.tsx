import { timeOfMinutes } from '../../domain/hours/time';
import { weekdayName } from '../../domain/i18n/formatDays';
import { formatTime } from '../../domain/i18n/formatTime';
import { freeCancellationUntil, timeLeft, type TimeLeft } from '../../domain/stay/cancellation';
import { instantAt, wallClock } from '../../domain/stay/clock';
import { formatDate, type PlainDate, weekdayOf } from '../../domain/stay/plainDate';
import { hotelZone } from '../../browser/hotelZone';
import { useHotelNow } from '../../hooks/useHotelNow';
import { useLanguage } from '../../hooks/useLanguage';
import { useMessages } from '../../i18n/useMessages';
import type { ExtrasRules } from './extrasRules';
import * as css from './KnownExtras.module.css';

interface CancellationClockProps {
  readonly checkIn: PlainDate | null;
  readonly rules: ExtrasRules;
  /** The rule in the hotel's words, if it is to be shown. */
  readonly text: string | undefined;
}

/** The refund deadline, the remaining time, and the rule; or that the deadline has passed. Updated each minute. */
export function CancellationClock({ checkIn, rules, text }: CancellationClockProps) {
  const t = useMessages('extras');
  const language = useLanguage();
  const now = useHotelNow();
  const until = checkIn && freeCancellationUntil({ checkIn, checkInTime: rules.checkIn, hours: rules.cancellationHours, zone: hotelZone });
  const left = now && until && timeLeft(instantAt({ date: now.date, time: timeOfMinutes(now.minutes), zone: hotelZone }), until);

  const moment = (instant: Date): string => {
    const { date, minutes } = wallClock(instant, hotelZone);
    return [weekdayName(weekdayOf(date), language, 'long'), formatDate(date), formatTime(timeOfMinutes(minutes), language)].join(', ');
  };
  /** The two largest units: days and hours, or hours and minutes. */
  const inWords = ({ days, hours, minutes }: TimeLeft): string => {
    const parts = [
      days > 0 && t('extras:daysLeft', { count: days }),
      hours > 0 && t('extras:hours', { count: hours }),
      (minutes > 0 || days + hours === 0) && t('extras:minutes', { count: minutes }),
    ].filter((part) => part !== false);
    const [first = '', second] = parts;
    return second ? t('extras:both', { first, second }) : first;
  };

  if (!until && !text) return null;
  return (
    <div className={css.clock}>
      <h3>{t('extras:cancellation')}</h3>
      {until && left && (
        <p>
          {t('extras:refund', { percent: rules.cancellationRefund })} <b className="num">{moment(until)}</b>. {t('extras:left', { time: inWords(left) })}
        </p>
      )}
      {until && now && !left && <p>{t('extras:past')}</p>}
      {text && <p className="note soft">{text}</p>}
    </div>
  );
}
