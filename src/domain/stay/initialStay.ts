import { addDays } from './addDays';
import type { PlainDate } from './plainDate';
import type { Stay } from './stay';

/** What a search starts with: one night, from today to tomorrow (specification §3 and §9). */
export const initialStay = (today: PlainDate): Stay => ({ checkIn: today, checkOut: addDays(today, 1) });
