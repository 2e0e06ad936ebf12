import portuguese from '../../../locales/pt/daylight.json';
import type { HourPicture } from '../../components/daylight/hourPicture';
import { BackToNow, HourView } from '../../components/daylight/HourView';
import { useHour } from '../../components/daylight/useHour';
import type { HotelCoordinates } from '../../domain/sky/sky';
import * as css from './ResortDay.module.css';
import type { DayPlaceLink } from './ResortDay';
import type { Namespace } from '../../i18n/namespaces';
import { ResortDayPlaces } from './ResortDayPlaces';

export const namespaces: readonly Namespace[] = [{ name: 'daylight', portuguese }];

interface ResortDayHoursProps {
  readonly pictures: readonly HourPicture[];
  readonly sizes: string;
  readonly places: readonly DayPlaceLink[];
  readonly hotel: HotelCoordinates;
}

/** The day by the hour: the view with its slider, and the places that are open at that hour. */
export default function ResortDayHours({ pictures, sizes, places, hotel }: ResortDayHoursProps) {
  const hour = useHour(pictures, hotel);
  if (!hour) return <div className={css.day} />;
  return (
    <div className={css.day}>
      <HourView hour={hour} sizes={sizes} />
      <div className={css.beside}>
        <ResortDayPlaces places={places} moment={hour.moment} />
        <BackToNow hour={hour} />
      </div>
    </div>
  );
}
