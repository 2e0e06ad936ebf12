import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { dayTimeline } from '../../domain/hours/dayShown';
import type { OpeningHours } from '../../domain/hours/openingHours';
import { minutesOfHours } from '../../domain/hours/time';
import { type Weekday, weekdays } from '../../domain/stay/plainDate';
import { formatTimeRange } from '../../domain/i18n/formatTime';
import { useLanguage } from '../../hooks/useLanguage';
import { classes } from '../ui/classes';
import * as css from './DayChart.module.css';

interface DayRowProps {
  readonly name: string;
  readonly hours: readonly OpeningHours[];
  readonly weekday: Weekday;
  /** The marked hour in minutes since midnight of that day; null if none. */
  readonly minutes: number | null;
  /** The text of a bar that is open at that hour, such as "open now". */
  readonly openWords: string;
}

/** A place's row in the chart of the day. The bars of the other days are hidden in it, for visitors without script. */
export function DayRow({ name, hours, weekday, minutes, openWords }: DayRowProps) {
  const { t } = useTranslation(['hours']);
  const language = useLanguage();
  const otherDays = hours.filter(({ days }) => !days.includes(weekday)).map((period) => ({ ...period, ...minutesOfHours(period) }));
  const closedOn = weekdays.filter((day) => !hours.some(({ days }) => days.includes(day)));
  return (
    <li className={css.row}>
      <h3>{name}</h3>
      <div className={css.bars}>
        {[...dayTimeline(hours, weekday), ...otherDays].map((period) => {
          const { from, to } = period;
          const open = minutes !== null && minutes >= from && minutes < to;
          return (
            <p
              key={period.days.join() + period.opens}
              className={classes(css.bar, open && css.open)}
              style={{ '--a': from, '--b': to } as CSSProperties}
              data-days={period.days.join(' ')}
              hidden={!period.days.includes(weekday)}
            >
              <span>{formatTimeRange(period, language)}</span>
              {open && <span className="sr">{`, ${openWords}`}</span>}
            </p>
          );
        })}
        {closedOn.length > 0 && (
          <p className={css.closed} data-days={closedOn.join(' ')} hidden={!closedOn.includes(weekday)}>
            {t('hours:closed')}
          </p>
        )}
        {minutes !== null && <span className={css.now} />}
      </div>
    </li>
  );
}
