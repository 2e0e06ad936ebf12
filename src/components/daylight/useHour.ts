import { useRef } from 'react';
import type { WallClock } from '../../domain/time/clock';
import { timeOfMinutes } from '../../domain/time/timeOfDay';
import { type TextForm, formatTime } from '../../domain/i18n/formatTime';
import { hourTowards, isNamed, minutesOf, nearestTimeOfDay, placeAmong } from '../../domain/sky/daylight';
import { sunCoordinates, sunOf, type HotelCoordinates } from '../../domain/sky/sky';
import { hotelZone } from '../../browser/hotelZone';
import { useEntryState } from '../../hooks/useEntryState';
import { useHotelNow } from '../../hooks/useHotelNow';
import { useMessages } from '../../i18n/useMessages';

export type Hour = NonNullable<ReturnType<typeof useHour>>;

/** The shown hour of a view: now at the hotel, until the guest chooses another hour of today. Null in the server's HTML. */
export function useHour(pictures: readonly Queries.HourPictureFragment[], where: HotelCoordinates) {
  const { t, language } = useMessages('daylight');
  const now = useHotelNow();
  const [chosen, choose] = useEntryState<number | null>('hour', null);
  const slider = useRef<HTMLInputElement>(null);
  if (!now) return null;

  const coordinates = sunCoordinates(where);
  const sun = coordinates && sunOf({ date: now.date, place: coordinates, zone: hotelZone });
  const hours = pictures.map((picture) => ({ ...picture, minutes: minutesOf(picture.timeOfDay, sun) }));
  const times = pictures.map(({ timeOfDay }) => timeOfDay);
  const index = chosen ?? nearestTimeOfDay(times, now.minutes, sun);
  const shown = chosen === null ? undefined : hours[chosen];
  const starts = hours.map(({ minutes }) => minutes);
  const place = chosen ?? placeAmong(starts, now.minutes) ?? index;
  const instant: WallClock = { date: now.date, minutes: shown?.minutes ?? now.minutes };
  const picture = hours[index];
  const timeOfDay = picture && isNamed(picture.timeOfDay, instant.minutes, sun) && t(`daylight:timesOfDay.${picture.timeOfDay}`);
  return {
    hours,
    index,
    /** Where the slider is: at an hour, or now between two of them. */
    place,
    /** Shows the hour at which, or towards which, the slider was moved. */
    moveTo: (to: number) => choose(hourTowards(to, place)),
    isNow: shown === undefined,
    /** Returns to the current hour and focuses the slider, since the pressed button is gone. */
    backToNow: () => {
      choose(null);
      slider.current?.focus();
    },
    slider,
    instant,
    /** The hour, and the time of day of the shown picture if it is that of the hour, such as "agora, 8h20, de manhã". */
    text: (form: TextForm) => {
      const time = formatTime(timeOfMinutes(instant.minutes), language, form);
      return [shown ? time : t('daylight:now', { time }), timeOfDay].filter(Boolean).join(', ');
    },
    sunText:
      sun &&
      ((form: TextForm) =>
        t(sun.approximate ? 'daylight:sunAbout' : 'daylight:sun', {
          sunrise: formatTime(sun.sunrise, language, form),
          sunset: formatTime(sun.sunset, language, form),
        })),
  };
}
