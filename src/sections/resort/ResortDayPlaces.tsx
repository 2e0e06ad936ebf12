import { useTranslation } from 'react-i18next';
import { SiteLink } from '../../components/ui/SiteLink';
import { upcomingOpenings } from '../../domain/hours/upcomingOpenings';
import type { HotelNow } from '../../domain/stay/clock';
import { mainHours, openState } from '../../domain/hours/openingHours';
import { formatTime } from '../../domain/i18n/formatTime';
import { useLanguage } from '../../hooks/useLanguage';
import { useMessages } from '../../i18n/useMessages';
import type { DayPlaceLink } from './ResortDay';

/** Number of things that begin next. */
const shownNext = 3;

interface ResortDayPlacesProps {
  readonly places: readonly DayPlaceLink[];
  /** Midnight at the end of a day is minute 1440 of that day. */
  readonly moment: Pick<HotelNow, 'weekday' | 'minutes'>;
}

/** What is open at an hour and until when, and what begins after it, each with a link. */
export function ResortDayPlaces({ places, moment }: ResortDayPlacesProps) {
  const t = useMessages('daylight');
  const { t: hourWords } = useTranslation(['hours']);
  const language = useLanguage();
  const open = places.flatMap((place) => {
    const state = openState(mainHours(place.hours), moment);
    return state.open ? [{ ...place, closes: state.closes }] : [];
  });
  const next = upcomingOpenings(places, moment).slice(0, shownNext);
  return (
    <>
      <div role="status">
        <h3>{t('daylight:open', { count: open.length })}</h3>
      </div>
      {open.length > 0 && (
        <ul>
          {open.map(({ slug, name, to, closes }) => (
            <li key={slug}>
              <SiteLink to={to}>{name}</SiteLink>
              <span className="num">{t('daylight:until', { time: formatTime(closes, language) })}</span>
            </li>
          ))}
        </ul>
      )}
      {next.length > 0 && (
        <>
          <h3>{t('daylight:next')}</h3>
          <ul>
            {next.map(({ place: { slug, name, to }, hours: { service, opens }, inMinutes }) => (
              <li key={slug}>
                <SiteLink to={to}>
                  {service === 'open' ? name : t('daylight:begins', { place: name, service: hourWords(`hours:services.${service}`).toLowerCase() })}
                </SiteLink>
                <span className="num">{t(moment.minutes + inMinutes < 1440 ? 'daylight:at' : 'daylight:tomorrow', { time: formatTime(opens, language) })}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
