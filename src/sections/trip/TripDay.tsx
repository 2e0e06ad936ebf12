import { Fragment, type ReactNode, useId } from 'react';
import { useI18n } from '../../hooks/useI18n';
import { changeTrip } from '../../browser/tripStore';
import { DateField } from '../../components/booking/DateField';
import { useClosedDay } from '../../components/hours/useHoursText';
import { Spoken } from '../../components/ui/Spoken';
import { weekdayName } from '../../domain/i18n/formatWeekdays';
import { formatTimeRange } from '../../domain/i18n/formatTime';
import { formatDate, weekdayOf } from '../../domain/time/plainDate';
import { dayPlan, type PlannedPlace } from '../../domain/trip/dayPlan';
import { addToTrip, maximumSaved, removeFromTrip, type Trip } from '../../domain/trip/trip';
import { useHotelToday } from '../../hooks/useHotelNow';
import { useHotel } from '../../hooks/usePage';
import * as css from './Trip.module.css';

type Place = Queries.TripPlaceFragment;
type Planned = PlannedPlace<Place>;

/** Before a day is chosen, only the places already saved. Closed ones are shown but cannot be chosen. */
export function TripDay({ trip, places, shared }: { trip: Trip; places: readonly Place[]; shared: boolean }) {
  const { t, language } = useI18n(['trip', 'hours', 'booking']);
  const { atHotel } = useHotel();
  const sayClosed = useClosedDay();
  const today = useHotelToday();
  const id = useId();
  const { day } = trip;
  const chosen = (slug: string): boolean => trip.places.includes(slug);
  if (shared && trip.places.length === 0) return null;

  const offered = shared || !day ? places.filter(({ slug }) => chosen(slug)) : places;
  const planned: readonly Planned[] = day ? dayPlan(offered, day) : offered.map((place) => ({ place, hours: [], state: 'unknown' }));
  const full = trip.places.length >= maximumSaved.places;

  const hoursOf = ({ place, hours, state }: Planned): ReactNode => {
    if (!day || state === 'unknown') return '';
    if (state === 'closed') return <Spoken say={(form) => sayClosed({ text: t('trip:day.closed'), place, date: day, today: today ?? day }, form)} />;
    return hours.map(({ service, ...times }, index) => {
      const named = t(`hours:services.${service}`);
      return (
        <Fragment key={service + times.opens}>
          {index > 0 && <span>, </span>}
          <span className="together">
            <Spoken say={(form) => `${service !== 'open' && named !== place.name ? `${named} ` : ''}${formatTimeRange(times, language, form)}`} />
          </span>
        </Fragment>
      );
    });
  };
  const toggle = (slug: string) => changeTrip((now) => (now.places.includes(slug) ? removeFromTrip : addToTrip)(now, { list: 'places', slug }));

  return (
    <section className={css.part} data-printed={trip.places.length > 0} aria-labelledby={`${id}-heading`}>
      <div>
        <h2 id={`${id}-heading`} className="h3">
          {t('trip:day.heading', { at: atHotel })}
        </h2>
        {day && <p className={css.dates}>{`${weekdayName(weekdayOf(day), language, 'long')}, ${formatDate(day)}`}</p>}
      </div>
      <div>
        {!shared && (
          <div className={`stack no-print ${css.day}`}>
            <p className="soft">{t('trip:day.lead')}</p>
            <DateField
              name="Day"
              label={t('trip:day.date')}
              clearLabel={t('trip:day.clear')}
              hint={() => (day ? weekdayName(weekdayOf(day), language, 'long') : t('trip:day.noDay'))}
              date={day}
              minimum={today}
              stay={{ checkIn: trip.stay?.checkIn ?? null, checkOut: trip.stay?.checkOut ?? null }}
              missing={false}
              onPick={(date) => changeTrip((now) => ({ ...now, day: date }))}
              onClear={() => changeTrip((now) => ({ ...now, day: null }))}
            />
          </div>
        )}
        {offered.length > 0 && (
          <ul className={css.plan} aria-label={t('trip:day.places')}>
            {planned.map((entry) => {
              const { slug, name } = entry.place;
              const text = (
                <>
                  <b>{name}</b> <span className="tabular">{hoursOf(entry)}</span>
                </>
              );
              return (
                <li key={slug} className={shared ? 'spread' : undefined} data-chosen={chosen(slug)}>
                  {shared ? (
                    text
                  ) : (
                    <label>
                      <input
                        type="checkbox"
                        checked={chosen(slug)}
                        disabled={!chosen(slug) && (full || entry.state === 'closed')}
                        onChange={() => toggle(slug)}
                      />
                      {text}
                    </label>
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </section>
  );
}
