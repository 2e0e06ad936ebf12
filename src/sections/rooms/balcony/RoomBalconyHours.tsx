import portuguese from '../../../../locales/pt/daylight.json';
import type { HourPicture } from '../../../components/daylight/hourPicture';
import { BackToNow, HourView } from '../../../components/daylight/HourView';
import { useHour } from '../../../components/daylight/useHour';
import type { HotelCoordinates } from '../../../domain/sky/sky';
import type { Namespace } from '../../../i18n/namespaces';
import * as css from './RoomBalcony.module.css';

export const namespaces: readonly Namespace[] = [{ name: 'daylight', portuguese }];

interface RoomBalconyHoursProps {
  readonly pictures: readonly HourPicture[];
  readonly sizes: string;
  readonly hotel: HotelCoordinates;
}

/** The view from the balcony with its slider, and a button that returns to the current hour. */
export default function RoomBalconyHours({ pictures, sizes, hotel }: RoomBalconyHoursProps) {
  const hour = useHour(pictures, hotel);
  return (
    <div className={css.view}>
      {hour && (
        <>
          <HourView hour={hour} sizes={sizes} />
          <div>
            <BackToNow hour={hour} />
          </div>
        </>
      )}
    </div>
  );
}
