import { getMoonIllumination, getTimes } from 'suncalc';
import { timeOfMinutes } from '../hours/time';
import { instantAt, wallClock } from '../stay/clock';
import { addDays, type PlainDate } from '../stay/plainDate';

export interface Place {
  /** Degrees, south negative. */
  readonly latitude: number;
  /** Degrees, west negative. */
  readonly longitude: number;
}

/** A place that sun times are worked out for. */
export interface SkyPlace extends Place {
  /** Whether it is the place itself: times are then to the minute. Otherwise it stands for a stretch of coast, whose times differ by three minutes. */
  readonly exact: boolean;
}

/** What content tells of where the hotel lies. */
export interface SunPlace {
  readonly coordinates: Place | null;
  readonly coastCoordinates: Place | null;
}

/** Where the hotel's sun is worked out: where it stands, else the middle of its coast; null where neither is given. */
export function skyPlace({ coordinates, coastCoordinates }: SunPlace): SkyPlace | null {
  if (coordinates) return { ...coordinates, exact: true };
  return coastCoordinates && { ...coastCoordinates, exact: false };
}

export interface SunTimes {
  /** HH:MM on the clocks of the zone. */
  readonly sunrise: string;
  readonly sunset: string;
  /** Rounded to five minutes, and to be worded “about”: the place is not exact. */
  readonly about: boolean;
}

const millisecondsOfMinute = 60_000;

/** What the clocks show, rounded as almanacs round: to the nearest minute, or to the nearest five. */
function timeAt(instant: Date, { zone, minutes }: { zone: string; minutes: number }): string {
  const step = minutes * millisecondsOfMinute;
  return timeOfMinutes(wallClock(new Date(Math.round(instant.getTime() / step) * step), zone).minutes);
}

/**
 * Sunrise and sunset of a day: the moments at which the sun's upper edge touches a sea horizon. Within half a minute of almanacs.
 * @param zone IANA name
 * @returns null where the sun does not rise or does not set on that day
 * @throws RangeError for what is not a day or a zone
 */
export function sunOf({ date, place, zone }: { date: PlainDate; place: SkyPlace; zone: string }): SunTimes | null {
  const { sunrise, sunset } = getTimes(instantAt({ date, time: '12:00', zone }), place.latitude, place.longitude);
  if (!sunrise || !sunset) return null;
  const shown = { zone, minutes: place.exact ? 1 : 5 };
  return { sunrise: timeAt(sunrise, shown), sunset: timeAt(sunset, shown), about: !place.exact };
}

/** The moon's eight phases, in their order. */
export const moonPhases = ['new', 'waxingCrescent', 'firstQuarter', 'waxingGibbous', 'full', 'waningGibbous', 'lastQuarter', 'waningCrescent'] as const;

export type MoonPhase = (typeof moonPhases)[number];

export interface Moon {
  readonly phase: MoonPhase;
  /** Share of the disc that is lit at nine in the evening, 0 to 1. */
  readonly illuminated: number;
}

const illuminatedAt = (instant: number): number => getMoonIllumination(new Date(instant)).fraction;

/** How many of the four principal phases have passed since new moon, 0 to 3. */
function quarterAt(instant: number): number {
  const halfAnHour = 30 * millisecondsOfMinute;
  const waxing = illuminatedAt(instant + halfAnHour) > illuminatedAt(instant - halfAnHour);
  const half = illuminatedAt(instant) >= 0.5;
  if (waxing) return half ? 1 : 0;
  return half ? 2 : 3;
}

/**
 * The moon of a day. As in calendars, the day on which a principal phase falls (new, first quarter, full, last quarter) has its name, and the days between
 * have the names of the phases between. A principal phase within half an hour of midnight may be named on the neighbouring day.
 * @param zone IANA name: whose midnights begin and end the day
 * @throws RangeError for what is not a day or a zone
 */
export function moonOf({ date, zone }: { date: PlainDate; zone: string }): Moon {
  const at = (day: PlainDate, time: string): number => instantAt({ date: day, time, zone }).getTime();
  const begins = quarterAt(at(date, '00:00'));
  const ends = quarterAt(at(addDays(date, 1), '00:00'));
  const phase = moonPhases[begins === ends ? 2 * ends + 1 : 2 * ends];
  if (!phase) throw new RangeError(`The moon of ${date} has no phase.`);
  return { phase, illuminated: illuminatedAt(at(date, '21:00')) };
}
