import { isPlainDate } from './plainDate';
import type { Stay } from './stay';

/** The address parameters that hold a stay: `?entrada=2026-12-10&saida=2026-12-13`. */
export const stayParameters = { checkIn: 'entrada', checkOut: 'saida' } as const;

/**
 * The stay that an address names; null where it names none of at least one night.
 * @param search the query, with or without its question mark
 */
export function stayFromQuery(search: string): Stay | null {
  const query = new URLSearchParams(search);
  const checkIn = query.get(stayParameters.checkIn);
  const checkOut = query.get(stayParameters.checkOut);
  return isPlainDate(checkIn) && isPlainDate(checkOut) && checkIn < checkOut ? { checkIn, checkOut } : null;
}
