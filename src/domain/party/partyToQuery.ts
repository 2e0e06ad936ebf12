import { queryText } from '../pages/queryText';
import { partyParameters, type Party } from './party';

/**
 * The query that names a party, with its question mark; other parameters of the address stay.
 * @param search the query of the address so far
 */
export function partyToQuery({ adults, children }: Party, search = ''): string {
  const query = new URLSearchParams(search);
  query.set(partyParameters.adults, String(adults));
  if (children.length) query.set(partyParameters.children, children.join(','));
  else query.delete(partyParameters.children);
  return queryText(query);
}
