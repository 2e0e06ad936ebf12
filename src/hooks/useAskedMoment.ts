import { type AskedMoment, momentFromQuery, momentToQuery } from '../domain/hours/askedMoment';
import { replaceSearch, useSearch } from './useSearch';

/** Day and hour from the query, and their setter; today without an hour in the server's HTML. */
export function useAskedMoment(): [asked: AskedMoment, ask: (change: Partial<AskedMoment>) => void] {
  const asked = momentFromQuery(useSearch());
  return [asked, (change) => replaceSearch(momentToQuery({ ...asked, ...change }, window.location.search))];
}
