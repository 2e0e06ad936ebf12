import { addDays, type PlainDate } from './plainDate';

/** The two dates of a search for a room. A date is null once it has been cleared. */
export interface Stay {
  readonly checkIn: PlainDate | null;
  readonly checkOut: PlainDate | null;
}

/** What a search starts with: one night, from today to tomorrow (docs/hotel-rules.md 2.1). */
export const initialStay = (today: PlainDate): Stay => ({ checkIn: today, checkOut: addDays(today, 1) });

/** The stay after one of its dates was cleared; the other stays (docs/hotel-rules.md 2.3). */
export const clearStay = (stay: Stay, field: keyof Stay): Stay => ({ ...stay, [field]: null });

/** The first day that may be picked as check-out: the day after check-in, or tomorrow while check-in is empty (docs/hotel-rules.md 2.2). */
export const earliestCheckOut = ({ checkIn, today }: { checkIn: PlainDate | null; today: PlainDate }): PlainDate => addDays(checkIn ?? today, 1);

/** The stay after a check-in was picked: check-out always becomes the day after it, whatever it was (docs/hotel-rules.md 2.3). */
export const pickCheckIn = (stay: Stay, date: PlainDate): Stay => ({ ...stay, checkIn: date, checkOut: addDays(date, 1) });

/** The stay after a check-out was picked: only that date changes (docs/hotel-rules.md 2.3). */
export const pickCheckOut = (stay: Stay, date: PlainDate): Stay => ({ ...stay, checkOut: date });

/**
 * A stay that was chosen earlier, on a page left open past midnight or kept by the browser: a check-in that has passed moves to today,
 * a check-out that can no longer be moves to the first day that can (docs/hotel-rules.md 3.2). Empty dates stay empty.
 * Where nothing has to move, the same object comes back.
 */
export function moveWithToday(stay: Stay, today: PlainDate): Stay {
  const checkIn = stay.checkIn && stay.checkIn < today ? today : stay.checkIn;
  const earliest = earliestCheckOut({ checkIn, today });
  const checkOut = stay.checkOut && stay.checkOut < earliest ? earliest : stay.checkOut;
  return checkIn === stay.checkIn && checkOut === stay.checkOut ? stay : { ...stay, checkIn, checkOut };
}

/** Why a stay cannot be sent. */
export type StayProblem = 'missingCheckIn' | 'missingCheckOut';

/** The first empty date of a stay, which gets the focus; null where both are there (docs/hotel-rules.md 2.5). */
export function stayProblem({ checkIn, checkOut }: Stay): StayProblem | null {
  if (!checkIn) return 'missingCheckIn';
  return checkOut ? null : 'missingCheckOut';
}
