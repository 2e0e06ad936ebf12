import { openState } from '../../domain/hours/openingHours';
import { minutesOfTime } from '../../domain/hours/time';
import { capitalized, weekdayName } from '../../domain/i18n/formatDays';
import { formatTime } from '../../domain/i18n/formatTime';
import { fallsOn } from '../../domain/offers/offerState';
import { formatDate, type PlainDate, weekdayOf } from '../../domain/stay/plainDate';
import { useLanguage } from '../../hooks/useLanguage';
import { useMessages } from '../../i18n/useMessages';
import { SiteLink } from '../ui/SiteLink';
import type { DayOccasion } from './dayOccasion';
import type { DayPlace } from './dayPlace';
import * as css from './DayQuestion.module.css';
import { OpenState } from './OpenState';

interface DaySummaryProps {
  readonly places: readonly DayPlace[];
  readonly occasions: readonly DayOccasion[];
  readonly date: PlainDate;
  readonly isToday: boolean;
  /** HH:MM; null for the whole day. */
  readonly time: string | null;
}

/** The chosen day and, with an hour, what is open then and when the others open. */
export function DaySummary({ places, occasions, date, isToday, time }: DaySummaryProps) {
  const t = useMessages('day');
  const language = useLanguage();
  const weekday = weekdayOf(date);
  const day = `${isToday ? t('day:today') : capitalized(weekdayName(weekday, language, 'long'), language)}, ${formatDate(date)}`;
  const thatDay = occasions
    .filter(({ annualDay }) => fallsOn(annualDay, date))
    .map(({ name, intro, path }) => (
      <p key={name} className={css.occasion}>
        {path ? <SiteLink to={path}>{name}</SiteLink> : <b>{name}</b>}. {intro}
      </p>
    ));
  if (time === null)
    return (
      <>
        <p className={css.sum} role="status">
          {day}
        </p>
        {thatDay}
      </>
    );

  const at = { weekday, minutes: minutesOfTime(time) };
  const isOpen = ({ hours }: DayPlace): boolean => openState(hours, at).open;
  const open = places.filter(isOpen);
  const closed = places.filter((place) => !isOpen(place));
  return (
    <>
      <p className={css.sum} role="status">
        {t('day:sum', { count: open.length, day, time: formatTime(time, language) })}
      </p>
      {thatDay}
      {open.length > 0 && (
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
      {closed.length > 0 && (
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
