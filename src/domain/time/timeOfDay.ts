import { twoDigits } from './plainDate';

export const minutesOfDay = 1440;

/**
 * Minutes since midnight of a time HH:MM, 0 to 1440; "24:00" is midnight at the end of the day.
 * @throws RangeError when it is not such a time
 */
export function minutesOfTime(time: string): number {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (hours && minutes) return Number(hours) * 60 + Number(minutes);
  if (time === '24:00') return minutesOfDay;
  throw new RangeError(`“${time}” is not a time HH:MM`);
}

/** The time HH:MM of minutes since midnight, 0 to 1440; 1440 is "24:00". */
export const timeOfMinutes = (minutes: number): string => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;

/** Opening and closing in minutes since midnight of the day on which the place opens: "09:00" to "01:00" is 540 to 1500. */
export function minutesOfHours({ opens, closes }: { readonly opens: string; readonly closes: string }): { readonly from: number; readonly to: number } {
  const from = minutesOfTime(opens);
  const to = minutesOfTime(closes);
  return { from, to: to > from ? to : to + minutesOfDay };
}
