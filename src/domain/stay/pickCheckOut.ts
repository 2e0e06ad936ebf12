import type { PlainDate } from './plainDate';
import type { Stay } from './stay';

/** The stay after a check-out was picked: only that date changes (specification §4). */
export const pickCheckOut = (stay: Stay, date: PlainDate): Stay => ({ ...stay, checkOut: date });
