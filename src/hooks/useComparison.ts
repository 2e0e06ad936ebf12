import { useSyncExternalStore } from 'react';
import { comparisonParameter, maximumCompared } from '../domain/rooms/comparison';
import { comparisonFromQuery } from '../domain/rooms/comparisonFromQuery';
import { comparisonToQuery } from '../domain/rooms/comparisonToQuery';

const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
};

/** The address keeps its other parameters and its hash. */
function write(slugs: readonly string[]): void {
  const { pathname, search, hash } = window.location;
  const others = new URLSearchParams(search);
  others.delete(comparisonParameter);
  const query = [comparisonToQuery(slugs).slice(1), others.toString()].filter(Boolean).join('&');
  window.history.replaceState(window.history.state, '', `${pathname}${query && `?${query}`}${hash}`);
  listeners.forEach((listener) => listener());
}

interface Comparison {
  /** Slugs of the rooms that are compared, in the order in which they were chosen; none in the server's HTML. */
  readonly compared: readonly string[];
  /** Whether no other room has a place beside them. */
  readonly full: boolean;
  /** Takes a room in, or out. */
  readonly compare: (slug: string, wanted: boolean) => void;
}

/** The rooms that are compared. They stand in the address and nowhere else, so that a comparison can be shared as it is. */
export function useComparison(knownSlugs: readonly string[]): Comparison {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
  const compared = comparisonFromQuery(search, knownSlugs);
  return {
    compared,
    full: compared.length >= maximumCompared,
    compare: (slug, wanted) => {
      const before = comparisonFromQuery(window.location.search, knownSlugs);
      if (wanted === before.includes(slug) || (wanted && before.length >= maximumCompared)) return;
      write(wanted ? [...before, slug] : before.filter((other) => other !== slug));
    },
  };
}
