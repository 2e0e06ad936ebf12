import { minutesOfTime } from '../hours/time';
import type { SunTimes } from './sky';

/** The lights of a day in their order, as pictures of one view are told apart by: midnight is the end of the day. */
export const lights = ['beforeDawn', 'sunrise', 'morning', 'noon', 'afternoon', 'sunset', 'evening', 'night'] as const;

export type Light = (typeof lights)[number];

/** HH:MM at the hotel. */
type Sun = Pick<SunTimes, 'sunrise' | 'sunset'>;

/** A day of spring or autumn, where the sun's times are not known. */
const averageSun: Sun = { sunrise: '06:00', sunset: '18:00' };

const minutesOfSun = (sun: Sun | null) => {
  const { sunrise, sunset } = sun ?? averageSun;
  return { sunrise: minutesOfTime(sunrise), sunset: minutesOfTime(sunset) };
};

/** The hour at which a light is shown on a day, in minutes since its midnight, up to 1440: by the sun where it makes the light, by the clock elsewhere. */
export function hourOfLight(light: Light, sun: Sun | null): number {
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

/** The light of a moment (docs/hotel-rules.md 7.6). The sky pales an hour and a half before sunrise and is dark an hour after sunset. */
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
 * Which of some lights is nearest to a moment: its own where it is among them, else the one whose hour is fewest minutes away, over midnight too.
 * @returns its place in the list
 */
export function nearestLight(among: readonly Light[], minutes: number, sun: Sun | null): number {
  const own = among.indexOf(lightAt(minutes, sun));
  if (own >= 0) return own;
  const away = among.map((light) => {
    const apart = Math.abs(hourOfLight(light, sun) - minutes) % 1440;
    return Math.min(apart, 1440 - apart);
  });
  return away.indexOf(Math.min(...away));
}

/** Things that have a light, each light once, in the order of the day. */
export const inDayOrder = <Thing extends { readonly light: Light }>(things: readonly Thing[]): Thing[] =>
  lights.flatMap((light) => things.find((thing) => thing.light === light) ?? []);
