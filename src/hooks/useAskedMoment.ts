import type { AskedMoment } from '../domain/hours/askedMoment';
import { momentFromQuery } from '../domain/hours/momentFromQuery';
import { momentToQuery } from '../domain/hours/momentToQuery';
import { replaceSearch, useSearch } from './useSearch';

/** The day and hour of the address, with a way to ask for others; today, the whole day, in the server's HTML. */
export function useAskedMoment(): [asked: AskedMoment, ask: (change: Partial<AskedMoment>) => void] {
  const asked = momentFromQuery(useSearch());
  return [asked, (change) => replaceSearch(momentToQuery({ ...asked, ...change }, window.location.search))];
}
