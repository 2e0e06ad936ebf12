import { minutesOfTime } from '../hours/time';
import type { SunTimes } from './sky';

/** The kinds of light of a day, in order, for which a view may have pictures; the day ends with the night. */
export const lights = ['beforeDawn', 'sunrise', 'morning', 'noon', 'afternoon', 'sunset', 'evening', 'night'] as const;

export type Light = (typeof lights)[number];

/** HH:MM at the hotel. */
type Sun = Pick<SunTimes, 'sunrise' | 'sunset'>;

/** Used where the sun's times are not known: those of an equinox. */
const averageSun: Sun = { sunrise: '06:00', sunset: '18:00' };

const minutesOfSun = (sun: Sun | null) => {
  const { sunrise, sunset } = sun ?? averageSun;
  return { sunrise: minutesOfTime(sunrise), sunset: minutesOfTime(sunset) };
};

/** The time for which a light is shown, in minutes since midnight, up to 1440: around sunrise and sunset by the sun, otherwise fixed. */
export function timeOfLight(light: Light, sun: Sun | null): number {
  const { sunrise, sunset } = minutesOfSun(sun);
  const quarter = 15;
  const hours: Readonly<Record<Light, number>> = {
    beforeDawn: Math.floor((sunrise - 60) / quarter) * quarter,
    sunrise,
    morning: 480,
    noon: 720,
    afternoon: 960,
    sunset,
    evening: 1200,
    night: 1440,
  };
  return hours[light];
}

/** The light at a moment (docs/hotel-rules.md 7.6), from the first light 90 minutes before sunrise to the dark of the evening 45 minutes after sunset. */
export function lightAt(minutes: number, sun: Sun | null): Light {
  const { sunrise, sunset } = minutesOfSun(sun);
  const begins: readonly (readonly [Light, number])[] = [
    ['beforeDawn', sunrise - 90],
    ['sunrise', sunrise - 15],
    ['morning', sunrise + 60],
    ['noon', 600],
    ['afternoon', 870],
    ['sunset', sunset - 20],
    ['evening', sunset + 45],
    ['night', 1380],
  ];
  return begins.findLast(([, from]) => from <= minutes)?.[0] ?? 'night';
}

/**
 * The index of the light nearest to a moment: the light at that moment if it is in the list, else the one whose time is closest, across midnight too.
 */
export function nearestLight(available: readonly Light[], minutes: number, sun: Sun | null): number {
  const own = available.indexOf(lightAt(minutes, sun));
  if (own >= 0) return own;
  const distances = available.map((light) => {
    const apart = Math.abs(timeOfLight(light, sun) - minutes) % 1440;
    return Math.min(apart, 1440 - apart);
  });
  return distances.indexOf(Math.min(...distances));
}

/** The first item of each light, in the order of the day. */
export const inDayOrder = <Item extends { readonly light: Light }>(items: readonly Item[]): Item[] =>
  lights.flatMap((light) => items.find((item) => item.light === light) ?? []);
