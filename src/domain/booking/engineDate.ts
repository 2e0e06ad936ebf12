import type { PlainDate } from '../stay/plainDate';

/** A day as the booking engine reads it: DDMMYYYY (specification §7 and §9). */
export const engineDate = (date: PlainDate): string => date.split('-').reverse().join('');
