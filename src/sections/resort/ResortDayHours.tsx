import type { ReactNode } from 'react';
import { useI18n } from '../../hooks/useI18n';
import HourView, { type HourViewProps } from '../../components/daylight/HourView';
import { SiteLink } from '../../components/ui/SiteLink';
import { Spoken } from '../../components/ui/Spoken';
import { mainHours } from '../../domain/hours/hoursOn';
import { openState } from '../../domain/hours/openingHours';
import { minutesOfDay } from '../../domain/time/timeOfDay';
import { openingsOfDay } from '../../domain/hours/upcomingOpenings';
import { formatTime } from '../../domain/i18n/formatTime';
import type { WallClock } from '../../domain/time/clock';
import { useMessages } from '../../i18n/useMessages';

export { namespaces } from '../../components/daylight/HourView';

export type DayPlaceLink = Queries.OpenPlaceFragment & { readonly to: string };

const shownNext = 3;

interface ResortDayPlacesProps {
  readonly places: readonly DayPlaceLink[];
  /** Midnight at the end of a day is minute 1440 of that day. */
  readonly instant: WallClock;
}

/** What is open at an hour and until when, and what begins after it, each with a link. */
function ResortDayPlaces({ places, instant }: ResortDayPlacesProps) {
  const { t, language } = useMessages('daylight');
  const { t: hourText } = useI18n(['hours']);
  const open = places.flatMap((place) => {
    const state = openState(mainHours(place), instant);
    return state.open ? [{ ...place, closes: state.closes }] : [];
  });
  const next = openingsOfDay(places, instant).slice(0, shownNext);
  return (
    <>
      <div role="status">
        <h3>{t('daylight:open', { count: open.length })}</h3>
      </div>
      {open.length > 0 && (
        <ul>
          {open.map(({ slug, name, to, closes }) => (
            <li key={slug} className="spread">
              <SiteLink to={to}>{name}</SiteLink>
              <span className="tabular">
                <Spoken say={(form) => t('daylight:until', { time: formatTime(closes, language, form) })} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {next.length > 0 && (
        <>
          <h3>{t('daylight:next')}</h3>
          <ul>
            {next.map(({ place: { slug, name, to }, hours: { service, opens }, inMinutes }) => {
              const serviceName = hourText(`hours:services.${service}`);
              return (
                <li key={slug} className="spread">
                  {/* the feijoada is a place and a service of one name */}
                  <SiteLink to={to}>
                    {service === 'open' || serviceName === name ? name : t('daylight:begins', { place: name, service: serviceName.toLowerCase() })}
                  </SiteLink>
                  <span className="tabular">
                    <Spoken
                      say={(form) =>
                        t(instant.minutes + inMinutes < minutesOfDay ? 'daylight:at' : 'daylight:tomorrow', { time: formatTime(opens, language, form) })
                      }
                    />
                  </span>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </>
  );
}

export default function ResortDayHours({ places, printed, ...view }: HourViewProps & { places: readonly DayPlaceLink[]; printed: ReactNode }) {
  return (
    <>
      <HourView {...view}>{(instant) => <ResortDayPlaces places={places} instant={instant} />}</HourView>
      {printed}
    </>
  );
}
