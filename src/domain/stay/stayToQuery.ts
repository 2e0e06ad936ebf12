import { queryText } from '../pages/queryText';
import type { Stay } from './stay';
import { stayParameters } from './stayFromQuery';

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
