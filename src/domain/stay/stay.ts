import { changedQuery } from '../pages/query';
import { addDays, isPlainDate, type PlainDate } from '../time/plainDate';
import { firstStay, type Restriction } from './restrictions';

/** The two dates of a stay. A date is null before it is chosen, and after it is cleared. */
export interface Stay {
  readonly checkIn: PlainDate | null;
  readonly checkOut: PlainDate | null;
}

export const noDates: Stay = { checkIn: null, checkOut: null };

/** The initial dates of the booking card: one night, from today to tomorrow, or the first possible days (docs/hotel-rules.md 2.1, 2.12). */
export const initialStay = (today: PlainDate, restrictions: readonly Restriction[] = []): Stay => firstStay(restrictions, today);

/** The stay after one of its dates was cleared; the other date is kept (docs/hotel-rules.md 2.3). */
export const clearStay = (stay: Stay, field: keyof Stay): Stay => ({ ...stay, [field]: null });

/** The first day that may be picked as check-out: the day after check-in, or tomorrow while check-in is empty (docs/hotel-rules.md 2.2). */
export const earliestCheckOut = ({ checkIn, today }: { checkIn: PlainDate | null; today: PlainDate }): PlainDate => addDays(checkIn ?? today, 1);

/**
 * The stay after a check-in was picked: check-out always becomes the day after it, whatever it was (docs/hotel-rules.md 2.3).
 * @param nights the minimum from that day, if more than one (2.12)
 */
export const pickCheckIn = (stay: Stay, date: PlainDate, nights = 1): Stay => ({ ...stay, checkIn: date, checkOut: addDays(date, nights) });

/** The stay after a check-out was picked: only that date changes (docs/hotel-rules.md 2.3). */
export const pickCheckOut = (stay: Stay, date: PlainDate): Stay => ({ ...stay, checkOut: date });

/**
 * A stay that was chosen earlier, on a page left open past midnight or restored from storage: a past check-in moves to today, a check-out that is no longer
 * possible to the first possible day (docs/hotel-rules.md 3.2). Empty dates stay empty. If nothing has to move, the same object is returned.
 */
export function moveWithToday(stay: Stay, today: PlainDate): Stay {
  const checkIn = stay.checkIn && stay.checkIn < today ? today : stay.checkIn;
  const earliest = earliestCheckOut({ checkIn, today });
  const checkOut = stay.checkOut && stay.checkOut < earliest ? earliest : stay.checkOut;
  return checkIn === stay.checkIn && checkOut === stay.checkOut ? stay : { ...stay, checkIn, checkOut };
}

export type StayProblem = 'missingCheckIn' | 'missingCheckOut';

/** The first empty date of a stay, which gets the focus; null if both are set (docs/hotel-rules.md 2.5). */
export function stayProblem({ checkIn, checkOut }: Stay): StayProblem | null {
  if (!checkIn) return 'missingCheckIn';
  return checkOut ? null : 'missingCheckOut';
}

/** The query parameters of a stay: `?entrada=2026-12-10&saida=2026-12-13` (docs/hotel-rules.md 2.10). */
export const stayParameters = { checkIn: 'entrada', checkOut: 'saida' } as const;

/** The stay in a query; null if there is none of at least one night; if `partial`, only if it has no date parameter. */
export function stayFromQuery(search: string, { partial = false } = {}): Stay | null {
  const query = new URLSearchParams(search);
  const dateOf = (name: string): PlainDate | null => {
    const date = query.get(name);
    return isPlainDate(date) ? date : null;
  };
  const checkIn = dateOf(stayParameters.checkIn);
  const checkOut = dateOf(stayParameters.checkOut);
  const found = partial ? query.has(stayParameters.checkIn) || query.has(stayParameters.checkOut) : checkIn && checkOut && checkIn < checkOut;
  return found ? { checkIn, checkOut } : null;
}

/**
 * The query with a stay, with its question mark if not empty; other parameters are kept. A stay that lacks a date is omitted.
 * @param search the present query
 */
export function stayToQuery({ checkIn, checkOut }: Stay, search = ''): string {
  const isWhole = checkIn && checkOut;
  return changedQuery(search, { [stayParameters.checkIn]: isWhole ? checkIn : null, [stayParameters.checkOut]: isWhole ? checkOut : null });
}
