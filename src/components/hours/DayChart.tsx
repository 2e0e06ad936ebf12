import { type CSSProperties, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { dayShown } from '../../domain/hours/dayShown';
import { minutesOfHours, timeOfMinutes } from '../../domain/hours/time';
import { nextOn, type Weekday, weekdayOf, weekdays } from '../../domain/stay/plainDate';
import { weekdayName } from '../../domain/i18n/formatDays';
import { formatTime } from '../../domain/i18n/formatTime';
import { useAskedMoment } from '../../hooks/useAskedMoment';
import { useHotelNow } from '../../hooks/useHotelNow';
import { useLanguage } from '../../hooks/useLanguage';
import type { DayQuestionProps } from './dayQuestionProps';
import * as input from '../ui/CoverInput.module.css';
import * as css from './DayChart.module.css';
import type { DayOccasion } from './dayOccasion';
import type { DayPlace } from './dayPlace';
import { DayRow } from './DayRow';
import { DaySky } from './DaySky';

interface DayChartProps {
  readonly places: readonly DayPlace[];
  /** Events on fixed days of the year, shown on those days. */
  readonly occasions?: readonly DayOccasion[];
  /** Lays out picker, chart and, optionally, the question (`LazyDayQuestion`). */
  readonly children: (parts: { picker: ReactNode; question: DayQuestionProps; chart: ReactNode; weekday: Weekday }) => ReactNode;
}

/** The day in the server's HTML: the one with the most opening hours. */
const serverWeekday: Weekday = 'sat';
/** Minutes between two marks of the axis. */
const interval = 180;

/**
 * A chart of one day: a row for each place, a bar for each period of opening hours, a line for now. It shows today, or the day and hour in the address, which the
 * weekday picker and the lazily loaded question set. All days are in the HTML, and the picker works without script.
 */
export function DayChart({ places, occasions = [], children }: DayChartProps) {
  const { t } = useTranslation(['hours']);
  const language = useLanguage();
  const now = useHotelNow();
  const name = useId();
  const [asked, ask] = useAskedMoment();

  const periods = places.flatMap(({ hours }) => hours.map(minutesOfHours));
  const from = Math.min(...periods.map((period) => period.from));
  const to = Math.max(...periods.map((period) => period.to));
  const shown = now && dayShown({ asked, now, end: to });
  const weekday = shown ? weekdayOf(shown.date) : serverWeekday;
  const marked = shown?.minutes ?? null;
  const minutes = marked !== null && marked >= from && marked <= to ? marked : null;
  const openWords = asked.time === null ? t('hours:openNow') : t('hours:openThen', { time: formatTime(asked.time, language) });
  const marks = Array.from({ length: Math.floor((to - from) / interval) + 1 }, (_, index) => from + index * interval);

  const picker = (
    <fieldset className={css.picker}>
      <legend className="sr">{t('hours:weekday')}</legend>
      {weekdays.map((day) => (
        <label key={day} className={css.chip}>
          <input
            className={input.cover}
            type="radio"
            name={name}
            value={day}
            checked={day === weekday}
            onChange={() => now && ask({ day: nextOn(day, now.date) })}
            data-replay=""
          />
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
          <DayRow key={place.slug} name={place.name} hours={place.hours} weekday={weekday} minutes={minutes} openWords={openWords} />
        ))}
      </ul>
    </div>
  );

  const question: DayQuestionProps = { places, occasions, today: now?.date ?? null, date: shown?.date ?? null, time: asked.time, onAsk: ask };

  return <div className={css.day}>{children({ picker, question, chart, weekday })}</div>;
}
