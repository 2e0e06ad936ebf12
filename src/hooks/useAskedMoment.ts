import { type AskedMoment, momentFromQuery, momentToQuery } from '../domain/hours/askedMoment';
import { replaceSearch, useSearch } from './useSearch';

/** The day and hour of the address, with a way to ask for others; today, the whole day, in the server's HTML. */
export function useAskedMoment(): [asked: AskedMoment, ask: (change: Partial<AskedMoment>) => void] {
  const asked = momentFromQuery(useSearch());
  return [asked, (change) => replaceSearch(momentToQuery({ ...asked, ...change }, window.location.search))];
}
