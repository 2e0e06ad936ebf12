/** The time HH:MM of minutes since midnight, 0 to 1440; 1440 is "24:00". */
export function timeOfMinutes(minutes: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
