/**
 * Minutes since midnight of a time HH:MM, 0 to 1440; "24:00" is midnight at the end of the day.
 * @throws RangeError when it is not such a time
 */
export function minutesOfTime(time: string): number {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (hours && minutes) return Number(hours) * 60 + Number(minutes);
  if (time === '24:00') return 1440;
  throw new RangeError(`“${time}” is not a time HH:MM`);
}
