import { type Party, partyFromQuery, partyToQuery } from '../domain/party/party';
import { replaceSearch, useSearch } from './useSearch';

/** The party from the query, and its setter; two adults in the server's HTML. */
export function useParty(): [party: Party, change: (change: Partial<Party>) => void] {
  const party = partyFromQuery(useSearch());
  return [party, (change) => replaceSearch(partyToQuery({ ...party, ...change }, window.location.search))];
}
