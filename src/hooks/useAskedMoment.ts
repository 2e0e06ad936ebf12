import { replaceQueryString } from '../browser/queryStringStore';
import { type AskedMoment, momentFromQuery, momentToQuery } from '../domain/hours/askedMoment';
import { useQueryString } from './useQueryString';

/** Day and hour from the query string, and their setter; today without an hour in the server's HTML. */
export function useAskedMoment(): [asked: AskedMoment, ask: (change: Partial<AskedMoment>) => void] {
  const asked = momentFromQuery(useQueryString());
  return [asked, (change) => replaceQueryString(momentToQuery({ ...asked, ...change }, window.location.search))];
}
