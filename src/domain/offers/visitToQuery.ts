import { queryText } from '../pages/queryText';
import { partyToQuery } from '../party/partyToQuery';
import { stayToQuery } from '../stay/stayToQuery';
import type { Visit } from './term';
import { visitParameters } from './visitFromQuery';

/**
 * The query that names a visit, with its question mark; other parameters of the address stay.
 * @param search the query of the address so far
 */
export function visitToQuery({ stay, party, oldest, rooms }: Visit, search = ''): string {
  const query = new URLSearchParams(partyToQuery(party, stayToQuery(stay, search)));
  if (oldest === null) query.delete(visitParameters.oldest);
  else query.set(visitParameters.oldest, String(oldest));
  query.set(visitParameters.rooms, String(rooms));
  return queryText(query);
}
