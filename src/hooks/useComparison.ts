import { comparisonFromQuery, comparisonToQuery, maximumCompared } from '../domain/rooms/comparison';
import { replaceQueryString, useQueryString } from './useQueryString';

interface Comparison {
  /** Slugs of the compared rooms in the order of choice; none in the server's HTML. */
  readonly compared: readonly string[];
  /** Whether the maximum is reached. */
  readonly full: boolean;
  /** Adds or removes a room. */
  readonly compare: (slug: string, wanted: boolean) => void;
  /** Replaces the compared rooms; only the first four count. */
  readonly compareOnly: (slugs: readonly string[]) => void;
}

/** The compared rooms. They are kept in the query string only, so that a comparison can be shared. */
export function useComparison(knownSlugs: readonly string[]): Comparison {
  const compared = comparisonFromQuery(useQueryString(), knownSlugs);
  const compareOnly = (slugs: readonly string[]) => replaceQueryString(comparisonToQuery(slugs, window.location.search));
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
