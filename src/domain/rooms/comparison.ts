/** The address parameter that holds the rooms to compare: `?comparar=luxo,master`. */
export const comparisonParameter = 'comparar';

/** Most rooms side by side. */
export const maximumCompared = 4;

/**
 * The rooms that an address asks to compare, in its order: at most four, each once, and only those that exist.
 * @param search the query, with or without its question mark
 */
export function comparisonFromQuery(search: string, knownSlugs: readonly string[]): string[] {
  const asked = new URLSearchParams(search).getAll(comparisonParameter).flatMap((list) => list.split(','));
  return [...new Set(asked)].filter((slug) => knownSlugs.includes(slug)).slice(0, maximumCompared);
}

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
