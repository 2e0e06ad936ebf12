import { queryText } from '../pages/queryText';
import { wholeNumber } from '../pages/wholeNumber';
import type { Stay } from './stay';
import { stayToQuery } from './stayToQuery';

/** The address parameter that asks what a stay with so many vehicles adds: `?entrada=2026-12-10&saida=2026-12-13&carros=1`. */
export const vehiclesParameter = 'carros';

/** The most that a stay is reckoned with. */
export const maximumVehicles = 9;

/**
 * How many vehicles an address reckons with; null where it does not ask.
 * @param search the query, with or without its question mark
 */
export const vehiclesFromQuery = (search: string): number | null =>
  wholeNumber(new URLSearchParams(search).get(vehiclesParameter), { from: 0, to: maximumVehicles });

/**
 * The query that asks what vehicles add to a stay, with its question mark; without vehicles nothing of it is left.
 * @param search the query of the address so far
 */
export function vehiclesToQuery({ vehicles, stay }: { vehicles: number | null; stay: Stay }, search = ''): string {
  const query = new URLSearchParams(stayToQuery(vehicles === null ? { checkIn: null, checkOut: null } : stay, search));
  if (vehicles === null) query.delete(vehiclesParameter);
  else query.set(vehiclesParameter, String(vehicles));
  return queryText(query);
}
