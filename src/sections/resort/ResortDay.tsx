import { graphql } from 'gatsby';
import { useI18n } from '../../hooks/useI18n';
import { StillView } from '../../components/daylight/StillView';
import { WeekHours } from '../../components/hours/WeekHours';
import { lazyNearViewport } from '../../components/lazy/lazyNearViewport';
import { SectionHead } from '../../components/ui/SectionHead';
import { useHotel } from '../../hooks/usePage';
import { SiteLink } from '../../components/ui/SiteLink';
import { allHours, hasHours } from '../../domain/hours/hoursOn';
import { sliderPictures } from '../../domain/sky/timesOfDay';
import { minutesOfTime } from '../../domain/time/timeOfDay';
import { resortDayId } from '../../domain/pages/sectionIds';
import type { HotelCoordinates } from '../../domain/sky/sky';
import * as css from './ResortDay.module.css';
import type { DayPlaceLink } from './ResortDayHours';

export const fragment = graphql`
  fragment ResortDay on ResortDay {
    title(language: $language)
    lead(language: $language)
    hours {
      ...HourPicture
    }
  }
`;

interface ResortDayProps {
  readonly day: Queries.ResortDayFragment;
  readonly places: readonly DayPlaceLink[];
  readonly hotel: HotelCoordinates;
}

const sizes = '(width < 56.25em) 100vw, 72vw';

const ResortDayHours = lazyNearViewport(() => import('./ResortDayHours'));

const firstOpening = (place: DayPlaceLink): number => Math.min(...allHours(place).map(({ opens }) => minutesOfTime(opens)));

/** A view by the hour, and beside it what is open then and begins next. Without script, and in print, one view with the hours of all places. */
export function ResortDay({ day: { title, lead, hours }, places, hotel }: ResortDayProps) {
  const { t } = useI18n(['resort', 'common']);
  const { weather } = useHotel();
  const pictures = sliderPictures(hours);
  const known = places.filter(hasHours).sort((a, b) => firstOpening(a) - firstOpening(b));
  if (pictures.length === 0) return null;
  const week = (
    <div className={css.allHours}>
      <h3>{t('resort:openingHours')}</h3>
      <ul>
        {known.map((place) => (
          <li key={place.slug} className={css.week}>
            <SiteLink to={place.to}>{place.name}</SiteLink>
            <WeekHours place={place} />
          </li>
        ))}
      </ul>
    </div>
  );
  return (
    <section id={resortDayId} className={`section ${css.section}`} data-card="" aria-labelledby={`${resortDayId}-titulo`}>
      <div className="wrap">
        <SectionHead id={`${resortDayId}-titulo`} title={title} lead={lead}>
          {weather && (
            <a className="link" href={weather} target="_blank" rel="noopener" title={t('common:newTab')}>
              {t('common:weather')}
            </a>
          )}
        </SectionHead>
        <ResortDayHours
          pictures={pictures}
          sizes={sizes}
          places={known}
          hotel={hotel}
          className={css.day}
          printed={
            <div className="print-only">
              <div className={css.day}>{week}</div>
            </div>
          }
          fallback={
            <div className={css.day}>
              <StillView pictures={pictures} sizes={sizes} />
              {week}
            </div>
          }
        />
      </div>
    </section>
  );
}
