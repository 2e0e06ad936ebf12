import { maximumPeople } from '../booking/people';
import { wholeNumber } from '../pages/query';
import { queryState } from '../pages/queryState';
import { partyToQuery } from '../party/party';
import { stayToQuery } from '../stay/stay';
import type { Visit } from './terms';

const maximumAge = 120;

/** The values of a visit in a query besides stay and party, `?idade=72&quartos=2`; null if missing or invalid. */
export const visitQuery = queryState<{ readonly [Part in 'oldest' | 'rooms']: Visit[Part] | null }>({
  oldest: ['idade', (text) => wholeNumber(text, { from: 18, to: maximumAge })],
  rooms: ['quartos', (text) => wholeNumber(text, { from: 1, to: maximumPeople })],
});

/**
 * The query with a visit, with its question mark; other parameters are kept.
 * @param search the present query
 */
export const visitToQuery = (visit: Visit, search = ''): string => visitQuery.write(visit, partyToQuery(visit.party, stayToQuery(visit.stay, search)));
