import { comparisonFromQuery, comparisonToQuery, maximumCompared } from '../domain/rooms/comparison';
import { replaceSearch, useSearch } from './useSearch';

interface Comparison {
  /** Slugs of the rooms that are compared, in the order in which they were chosen; none in the server's HTML. */
  readonly compared: readonly string[];
  /** Whether no other room has a place beside them. */
  readonly full: boolean;
  /** Takes a room in, or out. */
  readonly compare: (slug: string, wanted: boolean) => void;
  /** Compares these instead; of more than four, the first. */
  readonly compareOnly: (slugs: readonly string[]) => void;
}

/** The rooms that are compared. They stand in the address and nowhere else, so that a comparison can be shared as it is. */
export function useComparison(knownSlugs: readonly string[]): Comparison {
  const compared = comparisonFromQuery(useSearch(), knownSlugs);
  const compareOnly = (slugs: readonly string[]) => replaceSearch(comparisonToQuery(slugs, window.location.search));
  return {
    compared,
    full: compared.length >= maximumCompared,
    compare: (slug, wanted) => {
      const before = comparisonFromQuery(window.location.search, knownSlugs);
      if (wanted === before.includes(slug) || (wanted && before.length >= maximumCompared)) return;
      compareOnly(wanted ? [...before, slug] : before.filter((other) => other !== slug));
    },
    compareOnly,
  };
}
