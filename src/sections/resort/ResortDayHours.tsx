import { daylightWords } from '../../components/daylight/daylightWords';
import type { HourPicture } from '../../components/daylight/hourPicture';
import { HourView } from '../../components/daylight/HourView';
import { useHour } from '../../components/daylight/useHour';
import type { SunPlace } from '../../domain/sky/sky';
import { useMessages } from '../../i18n/useMessages';
import * as css from './ResortDay.module.css';
import type { DayPlaceLink } from './ResortDay';
import { ResortDayPlaces } from './ResortDayPlaces';

export const namespaces = [daylightWords];

interface ResortDayHoursProps {
  readonly pictures: readonly HourPicture[];
  readonly places: readonly DayPlaceLink[];
  readonly hotel: SunPlace;
}

/** The day by the hour: the view with its slider, and what the hotel's places do at that hour. */
export default function ResortDayHours({ pictures, places, hotel }: ResortDayHoursProps) {
  const t = useMessages(daylightWords);
  const hour = useHour(pictures, hotel);
  if (!hour) return <div className={css.day} />;
  return (
    <div className={css.day}>
      <HourView hours={hour.hours} index={hour.index} hourWords={hour.words} onChange={hour.choose}>
        {hour.sunWords}
      </HourView>
      <div className={css.beside}>
        <ResortDayPlaces places={places} moment={hour.moment} />
        {!hour.isNow && (
          <button type="button" className="link" onClick={() => hour.choose(null)}>
            {t('daylight:backToNow')}
          </button>
        )}
      </div>
    </div>
  );
}
