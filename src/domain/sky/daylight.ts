import { minutesOfDay, minutesOfTime } from '../time/timeOfDay';
import type { SunTimes } from './sky';
import type { TimeOfDay } from './timesOfDay';

/** HH:MM at the hotel. */
type Sun = Pick<SunTimes, 'sunrise' | 'sunset'>;

/** Used if the sun's times are unknown: those of an equinox. */
const averageSun: Sun = { sunrise: '06:00', sunset: '18:00' };

const minutesOfSun = (sun: Sun | null) => {
  const { sunrise, sunset } = sun ?? averageSun;
  return { sunrise: minutesOfTime(sunrise), sunset: minutesOfTime(sunset) };
};

/** The minutes since midnight of a time of day, up to 1440: around sunrise and sunset by the sun, otherwise fixed. */
export function minutesOf(timeOfDay: TimeOfDay, sun: Sun | null): number {
  const { sunrise, sunset } = minutesOfSun(sun);
  const quarter = 15;
  const hours: Readonly<Record<TimeOfDay, number>> = {
    beforeDawn: Math.floor((sunrise - 60) / quarter) * quarter,
    sunrise,
    morning: 480,
    noon: 720,
    afternoon: 960,
    sunset,
    evening: 1200,
    night: minutesOfDay,
  };
  return hours[timeOfDay];
}

/** The time of day at an instant (docs/hotel-rules.md 7.6), from first light 90 minutes before sunrise to darkness 45 minutes after sunset. */
export function timeOfDayAt(minutes: number, sun: Sun | null): TimeOfDay {
  const { sunrise, sunset } = minutesOfSun(sun);
  const begins: readonly (readonly [TimeOfDay, number])[] = [
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

/** The index of the nearest time of day: the one at that instant if it is in the list, else the one with the closest time, across midnight too. */
export function nearestTimeOfDay(available: readonly TimeOfDay[], minutes: number, sun: Sun | null): number {
  const exact = available.indexOf(timeOfDayAt(minutes, sun));
  if (exact >= 0) return exact;
  const distances = available.map((timeOfDay) => {
    const apart = Math.abs(minutesOf(timeOfDay, sun) - minutes) % minutesOfDay;
    return Math.min(apart, minutesOfDay - apart);
  });
  return distances.indexOf(Math.min(...distances));
}

/** The position of an instant among the times of a day: 0 at the first, 1.5 half way from the second to the third; null before the first and after the last. */
export function placeAmong(times: readonly number[], minutes: number): number | null {
  const after = times.findIndex((time) => time >= minutes);
  const [before, next] = [times[after - 1], times[after]];
  if (next === minutes) return after;
  return before === undefined || next === undefined ? null : after - (next - minutes) / (next - before);
}

/** The hour to which a guest moves a slider: the nearest one, but never in the opposite direction. */
export function hourTowards(place: number, from: number): number {
  const nearest = Math.round(place);
  if ((nearest - from) * (place - from) > 0) return nearest;
  return place > from ? Math.ceil(place) : Math.floor(place);
}

/** Minutes around its time in which a time of day has its name; others have it for their whole duration. */
const namedWithin: Partial<Record<TimeOfDay, number>> = { sunrise: 20, noon: 60, sunset: 20 };

/** Whether the name of a time of day, such as "the sun rises", is true at an instant (docs/hotel-rules.md 7.6). */
export const isNamed = (timeOfDay: TimeOfDay, minutes: number, sun: Sun | null): boolean =>
  minutes === minutesOf(timeOfDay, sun) ||
  (timeOfDay === timeOfDayAt(minutes, sun) && Math.abs(minutesOf(timeOfDay, sun) - minutes) <= (namedWithin[timeOfDay] ?? Infinity));
