import { earliestCheckOut } from './earliestCheckOut';
import type { PlainDate } from './plainDate';
import type { Stay } from './stay';

/**
 * A stay that was chosen earlier, on a page left open past midnight or kept by the browser: a check-in that has passed moves to today,
 * a check-out that can no longer be moves to the first day that can (decisions “The booking card”). Empty dates stay empty.
 * Where nothing has to move, the same object comes back.
 */
export function moveWithToday(stay: Stay, today: PlainDate): Stay {
  const checkIn = stay.checkIn && stay.checkIn < today ? today : stay.checkIn;
  const earliest = earliestCheckOut({ checkIn, today });
  const checkOut = stay.checkOut && stay.checkOut < earliest ? earliest : stay.checkOut;
  return checkIn === stay.checkIn && checkOut === stay.checkOut ? stay : { ...stay, checkIn, checkOut };
}
