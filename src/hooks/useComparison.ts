import { comparisonFromQuery, comparisonToQuery, maximumCompared } from '../domain/rooms/comparison';
import { useQueryState } from './useQueryState';

interface Comparison {
  /** Slugs of the compared rooms in the order of choice; none in the server's HTML. */
  readonly compared: readonly string[];
  readonly full: boolean;
  readonly compare: (slug: string, wanted: boolean) => void;
}

/** The compared rooms, only in the query string, so that a comparison can be shared. */
export function useComparison(knownSlugs: readonly string[]): Comparison {
  const [compared, setCompared] = useQueryState<readonly string[]>({ read: (search) => comparisonFromQuery(search, knownSlugs), write: comparisonToQuery });
  return {
    compared,
    full: compared.length >= maximumCompared,
    compare: (slug, wanted) => {
      // read again, not from this render: boxes that were ticked before hydration change together
      const before = comparisonFromQuery(window.location.search, knownSlugs);
      if (wanted === before.includes(slug) || (wanted && before.length >= maximumCompared)) return;
      setCompared(wanted ? [...before, slug] : before.filter((other) => other !== slug));
    },
  };
}
