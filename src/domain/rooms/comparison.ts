/** The query parameter for the rooms to compare: `?comparar=luxo,master`. */
const comparisonParameter = 'comparar';

/** Maximum number of rooms in a comparison. */
export const maximumCompared = 4;

/**
 * The rooms to compare in a query, in its order: at most four, each once, and only those that exist.
 * @param search the query, with or without its question mark
 */
export function comparisonFromQuery(search: string, knownSlugs: readonly string[]): string[] {
  const requested = new URLSearchParams(search).getAll(comparisonParameter).flatMap((list) => list.split(','));
  return [...new Set(requested)].filter((slug) => knownSlugs.includes(slug)).slice(0, maximumCompared);
}

/**
 * The query with the rooms to compare, with its question mark where it is not empty: the first four rooms, in order, before the other parameters.
 * @param search the present query
 */
export function comparisonToQuery(slugs: readonly string[], search = ''): string {
  const others = new URLSearchParams(search);
  others.delete(comparisonParameter);
  const compared = slugs.slice(0, maximumCompared).map(encodeURIComponent).join(',');
  const query = [compared && `${comparisonParameter}=${compared}`, others.toString()].filter(Boolean).join('&');
  return query && `?${query}`;
}
