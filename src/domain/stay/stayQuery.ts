import { queryText } from '../pages/query';
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

/**
 * The query that names a stay, with its question mark where there is any; other parameters of the address stay. A stay that lacks a date is not named.
 * @param search the query of the address so far
 */
export function stayToQuery({ checkIn, checkOut }: Stay, search = ''): string {
  const query = new URLSearchParams(search);
  if (checkIn && checkOut) {
    query.set(stayParameters.checkIn, checkIn);
    query.set(stayParameters.checkOut, checkOut);
  } else {
    query.delete(stayParameters.checkIn);
    query.delete(stayParameters.checkOut);
  }
  return queryText(query);
}
