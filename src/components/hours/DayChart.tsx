import { useId, useState, type CSSProperties, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dayInView } from '../../domain/hours/dayInView';
import { minutesOfStretch } from '../../domain/hours/minutesOfStretch';
import type { OpeningHours } from '../../domain/hours/openState';
import { timeOfMinutes } from '../../domain/hours/timeOfMinutes';
import { weekdays, type Weekday } from '../../domain/hours/weekday';
import { formatTime } from '../../domain/i18n/formatTime';
import { weekdayName } from '../../domain/i18n/weekdayName';
import { useHotelNow } from '../../hooks/useHotelNow';
import { useLanguage } from '../../hooks/useLanguage';
import { DayRow } from './DayRow';
import { DaySky } from './DaySky';
import * as css from './DayChart.module.css';

interface DayChartProps {
  readonly places: readonly { readonly slug: string; readonly name: string; readonly hours: readonly OpeningHours[] }[];
  /** The day that is drawn until the visitor's clock is read: the fullest of the week. */
  readonly first: Weekday;
  /** Puts picker and chart where the page wants them. */
  readonly children: (parts: { picker: ReactNode; chart: ReactNode; weekday: Weekday }) => ReactNode;
}

/** Hours between two marks of the axis. */
const beat = 180;

/**
 * The day drawn as a tide table: a row for each place, a bar for each stretch of hours, a line for now. Today's, or the day that the visitor picks.
 * All days are in the HTML, and the picker works without script.
 */
export function DayChart({ places, first, children }: DayChartProps) {
  const { t } = useTranslation(['hours']);
  const language = useLanguage();
  const now = useHotelNow();
  const name = useId();
  const [picked, setPicked] = useState<Weekday | null>(null);

  const stretches = places.flatMap(({ hours }) => hours.map(minutesOfStretch));
  const from = Math.min(...stretches.map((stretch) => stretch.from));
  const to = Math.max(...stretches.map((stretch) => stretch.to));
  const today = now && dayInView(now, to);
  const weekday = picked ?? today?.weekday ?? first;
  const minutes = today?.weekday === weekday && today.minutes >= from && today.minutes <= to ? today.minutes : null;
  const marks = Array.from({ length: Math.floor((to - from) / beat) + 1 }, (_, index) => from + index * beat);

  const picker = (
    <fieldset className={css.picker}>
      <legend className="sr">{t('hours:weekday')}</legend>
      {weekdays.map((day) => (
        <label key={day} className={css.chip}>
          <input type="radio" name={name} value={day} checked={day === weekday} onChange={() => setPicked(day)} data-live="" />
          <span aria-hidden="true">{weekdayName(day, language, 'short')}</span>
          <span className="sr">{weekdayName(day, language, 'long')}</span>
        </label>
      ))}
    </fieldset>
  );

  const chart = (
    <div style={{ '--from': from, '--span': to - from, '--t': minutes ?? undefined } as CSSProperties}>
      <div className={css.axis} aria-hidden="true">
        <span />
        <div>
          <DaySky from={from} to={to} minutes={minutes} />
          <ol>
            {marks.map((mark) => (
              <li key={mark} style={{ '--a': mark } as CSSProperties}>
                {formatTime(timeOfMinutes(mark % 1440), language)}
              </li>
            ))}
          </ol>
        </div>
      </div>
      <ul>
        {places.map((place) => (
          <DayRow key={place.slug} name={place.name} hours={place.hours} weekday={weekday} minutes={minutes} />
        ))}
      </ul>
    </div>
  );

  return <div className={css.day}>{children({ picker, chart, weekday })}</div>;
}
