import { comparisonParameter, maximumCompared } from './comparison';

/**
 * The query that asks to compare rooms, with its question mark: the first four, in order, before the other parameters of the address; empty where
 * there is nothing to ask.
 * @param search the query of the address so far
 */
export function comparisonToQuery(slugs: readonly string[], search = ''): string {
  const others = new URLSearchParams(search);
  others.delete(comparisonParameter);
  const compared = slugs.slice(0, maximumCompared).map(encodeURIComponent).join(',');
  const query = [compared && `${comparisonParameter}=${compared}`, others.toString()].filter(Boolean).join('&');
  return query && `?${query}`;
}
