import { useRef, useState } from 'react';
import type { HotelNow } from '../../domain/stay/clock';
import { timeOfMinutes } from '../../domain/hours/time';
import { formatTime } from '../../domain/i18n/formatTime';
import { lightAt, nearestLight, timeOfLight } from '../../domain/sky/daylight';
import { skyPlace, sunOf, type SunPlace } from '../../domain/sky/sky';
import { hotelZone } from '../../browser/hotelZone';
import { useHotelNow } from '../../hooks/useHotelNow';
import { useLanguage } from '../../hooks/useLanguage';
import { useMessages } from '../../i18n/useMessages';
import type { HourPicture } from './hourPicture';

/** The hour of a view that is shown, of which `HourView` is the view. */
export type Hour = NonNullable<ReturnType<typeof useHour>>;

/** The hour of a view that is shown: now at the hotel, until the guest chooses another one of today. Null until the browser knows the hour. */
export function useHour(pictures: readonly HourPicture[], where: SunPlace) {
  const t = useMessages('daylight');
  const language = useLanguage();
  const now = useHotelNow();
  const [chosen, choose] = useState<number | null>(null);
  const slider = useRef<HTMLInputElement>(null);
  if (!now) return null;

  const place = skyPlace(where);
  const sun = place && sunOf({ date: now.date, place, zone: hotelZone });
  const hours = pictures.map((picture) => ({ ...picture, minutes: timeOfLight(picture.light, sun) }));
  const index =
    chosen ??
    nearestLight(
      pictures.map(({ light }) => light),
      now.minutes,
      sun,
    );
  const shown = chosen === null ? undefined : hours[chosen];
  const moment: Pick<HotelNow, 'weekday' | 'minutes'> = { weekday: now.weekday, minutes: shown?.minutes ?? now.minutes };
  const time = formatTime(timeOfMinutes(moment.minutes), language);
  const light = t(`daylight:lights.${shown?.light ?? lightAt(now.minutes, sun)}`);
  return {
    hours,
    index,
    choose,
    isNow: shown === undefined,
    /** Back to the hour it is. The slider has the focus then: what was pressed is gone. */
    backToNow: () => {
      choose(null);
      slider.current?.focus();
    },
    slider,
    moment,
    /** The hour and its light, such as "agora, 10h20, de manhã". */
    words: `${shown ? time : t('daylight:now', { time })}, ${light}`,
    /** Today's sunrise and sunset in a sentence, where they are known. */
    sunWords:
      sun &&
      t(sun.approximate ? 'daylight:sunAbout' : 'daylight:sun', { sunrise: formatTime(sun.sunrise, language), sunset: formatTime(sun.sunset, language) }),
  };
}
