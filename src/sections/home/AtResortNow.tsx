import { useI18n } from '../../hooks/useI18n';
import { OpenState } from '../../components/hours/OpenState';
import { SiteLink } from '../../components/ui/SiteLink';
import { Spoken } from '../../components/ui/Spoken';
import { classes } from '../../components/ui/classes';
import { hasHours, mainHours } from '../../domain/hours/hoursOn';
import { openFirst } from '../../domain/hours/openingHours';
import { morningOpenings } from '../../domain/hours/upcomingOpenings';
import { minutesOfDay, timeOfMinutes } from '../../domain/time/timeOfDay';
import { capitalized } from '../../domain/i18n/capitalized';
import { formatTime } from '../../domain/i18n/formatTime';
import { resortDayId } from '../../domain/pages/sectionIds';
import { useHotel } from '../../hooks/usePage';
import { useHotelNow } from '../../hooks/useHotelNow';
import * as css from './AtResortNow.module.css';

const shownPlaces = 3;

/** Places that are open now, then those that open soonest (docs/hotel-rules.md 7.4). At night, while all are closed, what the morning begins with. */
export function AtResortNow({ places, withDay }: { places: readonly Queries.OpenPlaceFragment[]; withDay: boolean }) {
  const { t, language } = useI18n(['home', 'hours']);
  const now = useHotelNow();
  const at = useHotel().atHotel;
  // in the order of content until the time is known
  const known = now ? openFirst(places, now) : places.filter(hasHours);
  if (known.length === 0) return null;
  const morning = now ? morningOpenings(places, now) : [];
  const rows =
    morning.length > 0
      ? morning.map(({ place: { slug, name }, hours: { service, from } }) => ({
          slug,
          name: service === 'open' ? name : t(`hours:services.${service}`),
          state: <Spoken say={(form) => t('home:begins', { time: formatTime(timeOfMinutes(from % minutesOfDay), language, form) })} />,
        }))
      : known.map((place) => ({ slug: place.slug, name: place.name, state: <OpenState place={mainHours(place)} /> }));
  const label = capitalized(t('home:nowLabel', { at }), language);
  return (
    <section className={classes(css.now, 'wrap no-print')} aria-label={label}>
      <h2>
        <span className={css.sun} />
        <span>
          {now ? <Spoken say={(form) => capitalized(t('home:now', { at, time: formatTime(timeOfMinutes(now.minutes), language, form) }), language)} /> : label}
        </span>
      </h2>
      <ul>
        {rows.slice(0, shownPlaces).map(({ slug, name, state }) => (
          <li key={slug} className="spread">
            <span>{name}</span>
            <span>{state}</span>
          </li>
        ))}
      </ul>
      {withDay && (
        <SiteLink className="link" to={`/resort#${resortDayId}`}>
          {t('home:wholeDay')}
        </SiteLink>
      )}
    </section>
  );
}
