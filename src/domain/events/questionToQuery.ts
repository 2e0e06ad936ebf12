import { capacityParameters, type CapacityQuestion } from './capacityQuestion';

/**
 * The query that asks a question, with its question mark; other parameters of the address stay.
 * @param search the query of the address so far
 */
export function questionToQuery({ layout, guests }: CapacityQuestion, search = ''): string {
  const query = new URLSearchParams(search);
  query.set(capacityParameters.layout, layout);
  query.set(capacityParameters.guests, String(guests));
  return `?${query.toString()}`;
}
