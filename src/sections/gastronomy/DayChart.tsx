import { type CSSProperties, useId } from 'react';
import { useI18n } from '../../hooks/useI18n';
import { requestedTimeQuery } from '../../domain/hours/requestedTime';
import { dayShown } from '../../domain/hours/dayShown';
import { allHours, hoursOn, type PlaceHours } from '../../domain/hours/hoursOn';
import { minutesOfDay, minutesOfHours, timeOfMinutes } from '../../domain/time/timeOfDay';
import { formatDate, nextOn, type PlainDate, type Weekday, weekdayOf, weekdays } from '../../domain/time/plainDate';
import { capitalized } from '../../domain/i18n/capitalized';
import { weekdayName } from '../../domain/i18n/formatWeekdays';
import { type TextForm, formatTime, formatTimeRange } from '../../domain/i18n/formatTime';
import { useHotelNow } from '../../hooks/useHotelNow';
import { useQueryState } from '../../hooks/useQueryState';
import { classes } from '../../components/ui/classes';
import { SectionHead } from '../../components/ui/SectionHead';
import { Spoken } from '../../components/ui/Spoken';
import * as input from '../../styles/CoverInput.module.css';
import * as css from './DayChart.module.css';

interface DayPlace extends PlaceHours {
  readonly slug: string;
  readonly name: string;
}

/** The day in the server's HTML: the one with the most opening hours. */
const serverWeekday: Weekday = 'sat';
/** Minutes between two marks of the axis. */
const interval = 180;

/** A row for each place, a bar for each period, a line for now: today, or the day and hour in the address. All days are in the HTML. */
export function DayChart({ id, title, lead, places }: { id: string; title: (weekday: Weekday) => string; lead: string | null; places: readonly DayPlace[] }) {
  const { t, language } = useI18n(['hours']);
  const now = useHotelNow();
  const name = useId();
  const [requested, request] = useQueryState(requestedTimeQuery);

  const periods = places.flatMap((place) => allHours(place).map(minutesOfHours));
  const from = Math.min(...periods.map((period) => period.from));
  const to = Math.max(...periods.map((period) => period.to));
  const shown = now && dayShown({ requested, now, places });
  const weekday = shown ? weekdayOf(shown.date) : serverWeekday;
  const marked = shown?.minutes ?? null;
  const minutes = marked !== null && marked >= from && marked <= to ? marked : null;
  const openText = requested.time === null ? t('hours:openNow') : t('hours:openThen', { time: formatTime(requested.time, language, { spoken: true }) });
  const marks = Array.from({ length: Math.floor((to - from) / interval) + 1 }, (_, index) => from + index * interval);

  const picker = (
    <fieldset className={`row gap-2 no-print ${css.picker}`}>
      <legend className="sr-only">{t('hours:weekday')}</legend>
      {weekdays.map((day) => (
        <label key={day} className={`relative ${css.chip}`}>
          <input
            className={input.cover}
            type="radio"
            name={name}
            value={day}
            checked={day === weekday}
            onChange={() => now && request({ ...requested, day: nextOn(day, now.date) })}
            data-replay=""
          />
          <Spoken say={({ spoken }) => weekdayName(day, language, spoken ? 'long' : 'label')} />
        </label>
      ))}
    </fieldset>
  );

  const chart = (
    <div className={css.chart} style={{ '--from': from, '--span': to - from, '--t': minutes ?? undefined } as CSSProperties}>
      <div className={css.axis} aria-hidden="true">
        <span />
        <div>
          <DaySky from={from} to={to} minutes={minutes} />
          <ol className="soft tabular">
            {marks.map((mark) => (
              <li key={mark} style={{ '--a': mark } as CSSProperties}>
                {formatTime(timeOfMinutes(mark % minutesOfDay), language)}
              </li>
            ))}
          </ol>
        </div>
      </div>
      <ul>
        {places.map((place) => (
          <DayRow key={place.slug} place={place} date={shown?.date ?? null} weekday={weekday} minutes={minutes} openText={openText} />
        ))}
      </ul>
    </div>
  );

  const shownDay = shown && `${capitalized(weekdayName(weekday, language, 'long'), language)}, ${formatDate(shown.date)}`;
  const isRequested = requested.time !== null || (now !== null && shown !== null && shown.date > now.date);
  const sayRequested = (form: TextForm): string => [shownDay, requested.time !== null && formatTime(requested.time, language, form)].filter(Boolean).join(', ');

  return (
    <section className="on-sand section no-print" aria-labelledby={id}>
      <div className={`wrap ${css.day}`}>
        <SectionHead id={id} title={title(weekday)} lead={lead} even>
          {picker}
          {/* the day and time that the address asks for, if any: “Quinta-feira, 24/12/2026, 21h” */}
          <p role="status">{shownDay && isRequested && <Spoken say={sayRequested} />}</p>
        </SectionHead>
        {chart}
      </div>
    </section>
  );
}

interface DayRowProps {
  readonly place: DayPlace;
  readonly date: PlainDate | null;
  readonly weekday: Weekday;
  /** The marked hour in minutes since midnight of that day; null if none. */
  readonly minutes: number | null;
  readonly openText: string;
}

/** A place's row in the chart of the day. The bars of the other days are hidden in it, for visitors without script. */
function DayRow({ place, date, weekday, minutes, openText }: DayRowProps) {
  const { t, language } = useI18n(['hours']);
  const { name, hours } = place;
  const onDay = date === null ? null : hoursOn(place, date);
  const regular = hours.map((period) => ({ ...period, ...minutesOfHours(period) }));
  const ofDay = onDay?.hours.map((period) => ({ ...period, days: [weekday] })) ?? regular.filter(({ days }) => days.includes(weekday));
  const isClosed = (day: Weekday): boolean => (day === weekday ? ofDay.length === 0 : !hours.some(({ days }) => days.includes(day)));
  const closedOn = weekdays.filter(isClosed);
  return (
    <li className={css.row}>
      <h3>{name}</h3>
      <div className={css.bars}>
        {[...ofDay, ...regular.filter(({ days }) => !days.includes(weekday))].map((period) => {
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
              <span>
                <Spoken say={(form) => formatTimeRange(period, language, form)} />
              </span>
              {open && <span className="sr-only">{openText}</span>}
            </p>
          );
        })}
        {closedOn.length > 0 && (
          <p className={css.closed} data-days={closedOn.join(' ')} hidden={!closedOn.includes(weekday)}>
            {[t('hours:closed'), isClosed(weekday) && onDay?.exception?.note].filter(Boolean).join(', ')}
          </p>
        )}
        {minutes !== null && <span className={css.now} />}
      </div>
    </li>
  );
}

/** The minute at which the arc of the sun ends, 6.30 pm: an illustration, between the earliest and the latest sunset of the year. */
const dusk = 1110;

/** The height of the arc at a position from 0 to 1, in percent from the top: the Bézier curve of the path below. */
const heightAt = (way: number): number => 100 * ((1 - way) ** 3 + way ** 3) - 102 * ((1 - way) ** 2 * way + (1 - way) * way ** 2);

/** The arc of the sun above the hours, with the sun at its current position. */
function DaySky({ from, to, minutes }: { from: number; to: number; minutes: number | null }) {
  const share = Math.min(1, Math.max(0, (dusk - from) / (to - from)));
  const third = Math.round((share * 1000) / 3);
  const way = minutes === null ? null : (minutes - from) / (dusk - from);
  return (
    <div className={css.sky}>
      <svg viewBox="0 0 1000 100" preserveAspectRatio="none" focusable="false">
        <path d={`M0 100C${String(third)} -34 ${String(2 * third)} -34 ${String(3 * third)} 100`} fill="none" vectorEffect="non-scaling-stroke" />
      </svg>
      {way !== null && way >= 0 && way <= 1 && <span className={css.sun} style={{ left: `${String(way * share * 100)}%`, top: `${String(heightAt(way))}%` }} />}
    </div>
  );
}
