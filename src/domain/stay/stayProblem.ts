import type { Stay } from './stay';

/** Why a stay cannot be sent. */
export type StayProblem = 'missingCheckIn' | 'missingCheckOut';

/** The first empty date of a stay, which gets the focus; null where both are there (specification §5, decisions “The booking card”). */
export function stayProblem({ checkIn, checkOut }: Stay): StayProblem | null {
  if (!checkIn) return 'missingCheckIn';
  return checkOut ? null : 'missingCheckOut';
}
