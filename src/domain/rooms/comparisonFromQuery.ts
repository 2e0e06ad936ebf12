import { comparisonParameter, maximumCompared } from './comparison';

/**
 * The rooms that an address asks to compare, in its order: at most four, each once, and only those that exist.
 * @param search the query, with or without its question mark
 */
export function comparisonFromQuery(search: string, knownSlugs: readonly string[]): string[] {
  const asked = new URLSearchParams(search).getAll(comparisonParameter).flatMap((list) => list.split(','));
  return [...new Set(asked)].filter((slug) => knownSlugs.includes(slug)).slice(0, maximumCompared);
}
