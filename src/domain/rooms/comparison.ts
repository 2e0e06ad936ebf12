import { changedQuery } from '../pages/query';

/** The query parameter for the rooms to compare: `?comparar=luxo,master`. */
const comparisonParameter = 'comparar';

export const maximumCompared = 4;

/**
 * The rooms to compare in a query, in its order: at most four, each once, and only existing ones.
 * @param search the query, with or without its question mark
 */
export function comparisonFromQuery(search: string, knownSlugs: readonly string[]): string[] {
  const requested = new URLSearchParams(search).getAll(comparisonParameter).flatMap((list) => list.split(','));
  return [...new Set(requested)].filter((slug) => knownSlugs.includes(slug)).slice(0, maximumCompared);
}

/**
 * The query with the rooms to compare, with its question mark if not empty: the first four, in order; other parameters are kept.
 * @param search the present query
 */
export const comparisonToQuery = (slugs: readonly string[], search = ''): string =>
  changedQuery(search, { [comparisonParameter]: slugs.slice(0, maximumCompared).join() || null });
