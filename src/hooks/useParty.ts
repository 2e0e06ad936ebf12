import { replaceQueryString } from '../browser/queryStringStore';
import { type Party, partyFromQuery, partyToQuery } from '../domain/party/party';
import { useQueryString } from './useQueryString';

/** The party from the query string, and its setter; two adults in the server's HTML. */
export function useParty(): [party: Party, change: (change: Partial<Party>) => void] {
  const party = partyFromQuery(useQueryString());
  return [party, (change) => replaceQueryString(partyToQuery({ ...party, ...change }, window.location.search))];
}
