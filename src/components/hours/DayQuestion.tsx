import { useId } from 'react';
import portuguese from '../../../locales/pt/day.json';
import type { AskedMoment } from '../../domain/hours/askedMoment';
import { type OpeningHours, openState } from '../../domain/hours/openingHours';
import { minutesOfTime, timeOfMinutes } from '../../domain/hours/time';
import { capitalized, weekdayName } from '../../domain/i18n/formatDays';
import { formatTime } from '../../domain/i18n/formatTime';
import { fallsOn } from '../../domain/offers/offerState';
import { formatDate, type PlainDate, weekdayOf } from '../../domain/stay/plainDate';
import { useLanguage } from '../../hooks/useLanguage';
import type { Namespace } from '../../i18n/namespaces';
import { useMessages } from '../../i18n/useMessages';
import { DateField } from '../booking/DateField';
import { SiteLink } from '../ui/SiteLink';
import * as css from './DayQuestion.module.css';
import { OpenState } from './OpenState';

export const namespaces: readonly Namespace[] = [{ name: 'day', portuguese }];

/** A row of the chart of the day. */
export interface DayPlace {
  readonly slug: string;
  readonly name: string;
  readonly hours: readonly OpeningHours[];
}

export interface DayQuestionProps {
  readonly places: readonly DayPlace[];
  readonly occasions: readonly Queries.DayOccasionFragment[];
  /** The hotel's date; null in the server's HTML. */
  readonly today: PlainDate | null;
  /** The day that is shown. */
  readonly date: PlainDate | null;
  /** HH:MM. */
  readonly time: string | null;
  readonly onAsk: (change: Partial<AskedMoment>) => void;
}

const halfHours = Array.from({ length: 48 }, (_, index) => timeOfMinutes(index * 30));

/** Asks for any day from today on, and an hour, and shows what is open then. Both are in the address, so that the answer can be shared. */
export default function DayQuestion({ places, occasions, today, date, time, onAsk }: DayQuestionProps) {
  const t = useMessages('day');
  const language = useLanguage();
  const id = useId();
  if (!today || !date) return <div className={css.question} />;

  const times = time === null || halfHours.includes(time) ? halfHours : [...halfHours, time].sort();
  return (
    <div className={css.question}>
      <div className={css.fields}>
        <DateField
          name="dia"
          label={t('day:day')}
          clearLabel={t('day:backToToday')}
          hint={weekdayName(weekdayOf(date), language, 'long')}
          date={date}
          minimum={today}
          stay={{ checkIn: date, checkOut: null }}
          missing={false}
          onPick={(day) => onAsk({ day })}
          onClear={date > today ? () => onAsk({ day: null }) : undefined}
        />
        <div className={css.time}>
          <label htmlFor={`${id}-time`}>{t('day:time')}</label>
          <select id={`${id}-time`} value={time ?? ''} onChange={({ target }) => onAsk({ time: target.value || null })}>
            <option value="">{t('day:wholeDay')}</option>
            {times.map((one) => (
              <option key={one} value={one}>
                {formatTime(one, language)}
              </option>
            ))}
          </select>
        </div>
      </div>
      <div>
        <DaySummary places={places} occasions={occasions} date={date} isToday={date === today} time={time} />
      </div>
    </div>
  );
}

interface DaySummaryProps {
  readonly places: readonly DayPlace[];
  readonly occasions: readonly Queries.DayOccasionFragment[];
  readonly date: PlainDate;
  readonly isToday: boolean;
  /** HH:MM; null for the whole day. */
  readonly time: string | null;
}

/** The chosen day and, with an hour, what is open then and when the others open. */
function DaySummary({ places, occasions, date, isToday, time }: DaySummaryProps) {
  const t = useMessages('day');
  const language = useLanguage();
  const weekday = weekdayOf(date);
  const day = `${isToday ? t('day:today') : capitalized(weekdayName(weekday, language, 'long'), language)}, ${formatDate(date)}`;
  const at = time === null ? null : { weekday, minutes: minutesOfTime(time) };
  const open = at ? places.filter(({ hours }) => openState(hours, at).open) : [];
  const closed = at ? places.filter((place) => !open.includes(place)) : [];
  return (
    <>
      <p className={css.sum} role="status">
        {time === null ? day : t('day:sum', { count: open.length, day, time: formatTime(time, language) })}
      </p>
      {occasions
        .filter(({ annualDay }) => fallsOn(annualDay, date))
        .map(({ name, intro, path }) => (
          <p key={name} className={css.occasion}>
            {path ? <SiteLink to={path}>{name}</SiteLink> : <b>{name}</b>}. {intro}
          </p>
        ))}
      {at && open.length > 0 && (
        <ul className={css.open}>
          {open.map(({ slug, name, hours }) => (
            <li key={slug}>
              <b>{name}</b>{' '}
              <span className="soft">
                <OpenState hours={hours} at={at} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {at && closed.length > 0 && (
        <p className={`note soft ${css.closed}`}>
          {t('day:closed')}{' '}
          {closed.map(({ slug, name, hours }, index) => (
            <span key={slug}>
              {index > 0 && '; '}
              {name}, <OpenState hours={hours} at={at} />
            </span>
          ))}
          .
        </p>
      )}
    </>
  );
}
