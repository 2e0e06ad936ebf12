import { addDays } from './addDays';
import type { PlainDate } from './plainDate';
import type { Stay } from './stay';

/** The stay after a check-in was picked: check-out always becomes the day after it, whatever it was (specification §4). */
export const pickCheckIn = (stay: Stay, date: PlainDate): Stay => ({ ...stay, checkIn: date, checkOut: addDays(date, 1) });
