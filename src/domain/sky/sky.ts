import { getTimes } from 'suncalc';
import type { Coordinates } from '../contact/contactLinks';
import { timeOfMinutes } from '../time/timeOfDay';
import { instantAt, wallClock, type Zone } from '../time/clock';
import type { PlainDate } from '../time/plainDate';

export interface SunCoordinates extends Coordinates {
  /** Whether it is the hotel's position, with times exact to the minute. Otherwise it is the middle of its coast, along which times differ by three minutes. */
  readonly exact: boolean;
}

export interface HotelCoordinates {
  readonly coordinates: Coordinates | null;
  readonly coastCoordinates: Coordinates | null;
}

/** The position for the hotel's sun times: its coordinates, else the middle of its coast; null if neither is known. */
export function sunCoordinates({ coordinates, coastCoordinates }: HotelCoordinates): SunCoordinates | null {
  if (coordinates) return { ...coordinates, exact: true };
  return coastCoordinates && { ...coastCoordinates, exact: false };
}

export interface SunTimes {
  /** HH:MM in the zone. */
  readonly sunrise: string;
  readonly sunset: string;
  /** Whether the times are rounded to five minutes, because the position is not exact; texts then say “about”. */
  readonly approximate: boolean;
}

const millisecondsOfMinute = 60_000;

/** Time of day in the zone, rounded as in almanacs: to the nearest multiple of `minutes`. */
function timeAt(instant: Date, { zone, minutes }: { zone: Zone; minutes: number }): string {
  const step = minutes * millisecondsOfMinute;
  return timeOfMinutes(wallClock(new Date(Math.round(instant.getTime() / step) * step), zone).minutes);
}

/**
 * Sunrise and sunset of a day: when the sun's upper edge touches a sea horizon. Within half a minute of almanacs.
 * @returns null if the sun does not rise or does not set on that day
 * @throws RangeError for an invalid day or zone
 */
export function sunOf({ date, place, zone }: { date: PlainDate; place: SunCoordinates; zone: Zone }): SunTimes | null {
  const { sunrise, sunset } = getTimes(instantAt({ date, time: '12:00', zone }), place.latitude, place.longitude);
  if (!sunrise || !sunset) return null;
  const rounding = { zone, minutes: place.exact ? 1 : 5 };
  return { sunrise: timeAt(sunrise, rounding), sunset: timeAt(sunset, rounding), approximate: !place.exact };
}
