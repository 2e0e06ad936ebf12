import type { PlainDate } from './plainDate';

const millisecondsOfDay = 86_400_000;

/** Nights from check-in to check-out; zero or negative where the check-out does not lie after the check-in, NaN where one is not a day. */
export const nightsBetween = (checkIn: PlainDate, checkOut: PlainDate): number => (Date.parse(checkOut) - Date.parse(checkIn)) / millisecondsOfDay;
