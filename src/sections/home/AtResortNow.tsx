import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { OpenState } from '../../components/hours/OpenState';
import { SiteLink } from '../../components/ui/SiteLink';
import { Spoken } from '../../components/ui/Spoken';
import { classes } from '../../components/ui/classes';
import { hasHours, mainHours } from '../../domain/hours/hoursOn';
import { openFirst } from '../../domain/hours/openingHours';
import { timeOfMinutes } from '../../domain/time/timeOfDay';
import { formatTime } from '../../domain/i18n/formatTime';
import { resortDayId } from '../../domain/pages/sectionIds';
import { useHotelNow } from '../../hooks/useHotelNow';
import { useLanguage } from '../../hooks/useLanguage';
import * as css from './AtResortNow.module.css';

export const fragment = graphql`
  fragment AtResortNow on Place {
    slug
    name(language: $language)
    ...PlaceHours
  }
`;

/** Number of places: a row of so many on wide screens. */
const shownPlaces = 3;

interface AtResortNowProps {
  readonly places: readonly Queries.AtResortNowFragment[];
  /** Whether the page of the resort has the day by the hour. */
  readonly withDay: boolean;
}

/** Places that are open now, then those that open soonest, and a link to the whole day (docs/hotel-rules.md 7.4). Below the hero; nothing where no hours are known. */
export function AtResortNow({ places, withDay }: AtResortNowProps) {
  const { t } = useTranslation(['home']);
  const language = useLanguage();
  const now = useHotelNow();
  // in the order of content until the time is known
  const known = now ? openFirst(places, now) : places.filter(hasHours);
  if (known.length === 0) return null;
  return (
    <section className={classes(css.now, 'wrap no-print')} aria-label={t('home:nowLabel')}>
      <h2>
        <span className={css.sun} />
        <span>{now ? <Spoken say={(form) => t('home:now', { time: formatTime(timeOfMinutes(now.minutes), language, form) })} /> : t('home:nowLabel')}</span>
      </h2>
      <ul>
        {known.slice(0, shownPlaces).map((place) => (
          <li key={place.slug}>
            <span>{place.name}</span>
            <span>
              <OpenState place={mainHours(place)} />
            </span>
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
