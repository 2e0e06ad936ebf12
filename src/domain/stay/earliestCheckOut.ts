import { addDays } from './addDays';
import type { PlainDate } from './plainDate';

/** The first day that may be picked as check-out: the day after check-in, or tomorrow while check-in is empty (specification §5). */
export const earliestCheckOut = ({ checkIn, today }: { checkIn: PlainDate | null; today: PlainDate }): PlainDate => addDays(checkIn ?? today, 1);
